import type { Frame } from '../frame';
import { tag } from '../svg';

/** A dark overlay on the left of a slide, so that a white heading is legible there. */
export function veil({ width, height }: Frame, colour: string, solid = 0.5, clear = 0.75): string {
  const stop = (offset: number, opacity: number) =>
    tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
  return (
    tag('linearGradient', { id: 'v' }, stop(0, 0.94), stop(solid, 0.86), stop(clear, 0)) +
    tag('rect', { width, height, fill: 'url(#v)' })
  );
}
