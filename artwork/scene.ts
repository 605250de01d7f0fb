import { grain } from './grain';
import { tag } from './svg';

/** The size of a picture in its own units. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

export const posterFrame: Frame = { width: 1200, height: 900 };
export const bannerFrame: Frame = { width: 1600, height: 600 };
export const slideFrame: Frame = { width: 1600, height: 900 };

/** Closes a picture: the layers from back to front, then the paper's grain over all of them. */
export function scene(frame: Frame, ...layers: readonly string[]): string {
  const { width, height } = frame;
  const root = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` };
  return `${tag('svg', root, ...layers, grain(frame))}\n`;
}
