import type { Palette } from './palette';
import { mix } from './palette';
import { box, d, line, place, shape } from './svg';

/** The table of a still life: its top, the light on its edge and its front. */
export function table(p: Palette, y: number, depth: number): string {
  return (
    shape(p.near, box(0, y, 1200, depth)) +
    line(mix(p.near, p.far, 0.55), 4, d`M0,${y + depth}H1200`) +
    shape(p.deep, box(0, y + depth, 1200, 900 - y - depth))
  );
}

/** A cup with its steam. */
export function cup(p: Palette, x: number, y: number, size = 1): string {
  return place(
    x,
    y,
    size,
    line(p.light, 9, 'M34,-56h16a19,19 0 0 1 0,38h-22') +
      shape(p.light, 'M-42,-74H42L34,-14Q30,0 16,0H-16Q-30,0 -34,-14z') +
      shape(p.deep, 'M12,0h4Q30,0 34,-14L42,-74H22z', { opacity: 0.16 }) +
      line(p.light, 5, 'M-14,-92q-12,-16 0,-30t0,-30M12,-92q-12,-16 0,-30t0,-30', {
        'stroke-linecap': 'round',
        opacity: 0.7,
      }),
  );
}

/** A pot with broad leaves, as on many office desks. */
export function plant(p: Palette, x: number, y: number, size = 1): string {
  const leaf = (dx: number, dy: number) =>
    d`M0,-86Q${dx * 0.1},${dy * 0.7 - 80} ${dx},${dy - 86}Q${dx * 1.05 + 12},${dy * 0.3 - 86} 0,-86z`;
  return place(
    x,
    y,
    size,
    shape(p.mid, leaf(-120, -70) + leaf(112, -96) + leaf(-26, -190)) +
      shape(p.near, leaf(-84, -150) + leaf(70, -170) + leaf(126, -24) + leaf(-120, -6)) +
      shape(p.light, 'M-56,-92H56L42,0H-42z') +
      shape(p.deep, 'M18,-92H56L42,0H22z', { opacity: 0.16 }),
  );
}
