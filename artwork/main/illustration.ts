import type { Composition } from './destination';
import { type Frame, posterFrame } from './frame';
import type { Palette } from './palette';
import { scene } from './scene';
import { sky } from './sky';

/** An illustration of one subject: a service, an office, an article. */
export interface Illustration extends Composition {
  readonly name: string;
  readonly palette: Palette;
}

/** Draws it in the size of the posters, unless another frame is given. */
export const draw = ({ palette, sun, layers }: Illustration, frame: Frame = posterFrame): string =>
  scene(frame, sky(palette, frame, sun), ...layers(palette));
