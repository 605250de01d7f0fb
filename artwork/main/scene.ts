import type { Frame } from './frame';
import { grain } from './grain';
import { tag } from './svg';

/** Closes an illustration: the layers from back to front, then the paper's grain over all of them. */
export function scene(frame: Frame, ...layers: readonly string[]): string {
  const { width, height } = frame;
  const root = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` };
  return `${tag('svg', root, ...layers, grain(frame))}\n`;
}
