import { noise } from '../noise';
import { box, d } from './svg';

/** A cluster of towers whose foot is at y, highest in its middle; their lit windows are a second path. */
export function towers(
  x: number,
  y: number,
  width: number,
  height: number,
  seed: number,
): { readonly walls: string; readonly lights: string } {
  const next = noise(seed);
  let [walls, lights] = ['', ''];
  for (let left = x; left < x + width - 10; ) {
    const w = width * (0.07 + next() * 0.06);
    const share = 1 - Math.abs((left + w / 2 - x) / width - 0.5) * 1.5;
    const h = height * Math.max(0.16, share * (0.5 + next() * 0.5));
    const top = y - h;
    walls += box(left, top, w, h + 1);
    if (next() > 0.72) walls += d`M${left},${top + 1}l${w},${-w * 0.7}v${w * 0.7}z`;
    else if (next() > 0.7) walls += box(left + w / 2 - 1.5, top - h * 0.16, 3, h * 0.17);
    for (let row = top + 9; row < y - 9; row += 15)
      if (next() > 0.42) {
        const from = left + w * 0.2 + (next() > 0.5 ? w * 0.3 : 0);
        lights += d`M${from},${row}h${w * (0.15 + next() * 0.2)}`;
      }
    left += w * (0.9 + next() * 0.3);
  }
  return { walls, lights };
}
