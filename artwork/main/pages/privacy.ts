import { posterFrame } from '../frame';
import { ridge } from '../hills';
import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { cloud } from '../sky';
import { plant } from '../still-life';
import { box, d, disc, each, line, place, shape } from '../svg';
import { tones } from '../tones';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/** A cabinet of drawers with labels; one of them has a lock. */
function cabinet(p: Palette): string {
  const drawers = [-560, -380, -200];
  return (
    shape(p.near, 'M-210,-590H210V0H-210z') +
    shape(p.deep, 'M120,-590H210V0H120z', { opacity: 0.25 }) +
    shape(
      p.mid,
      each(drawers, (y) => box(-182, y, 364, 156)),
    ) +
    shape(
      mix(p.mid, p.light, 0.35),
      each(drawers, (y) => box(-182, y, 364, 10)),
    ) +
    shape(
      p.light,
      each(drawers, (y) => box(-70, y + 34, 140, 40)),
    ) +
    line(
      mix(p.mid, p.deep, 0.3),
      7,
      each(drawers, (y) => d`M-48,${y + 54}H40`),
      round,
    ) +
    line(
      p.deep,
      13,
      each(drawers, (y) => d`M-44,${y + 116}H44`),
      round,
    )
  );
}

const padlock = (p: Palette) =>
  line(p.deep, 26, 'M-62,-150V-214a62,62 0 0 1 124,0V-150', round) +
  shape('#d9a441', 'M-104,-162H104q20,0 20,20V-20q0,20 -20,20H-104q-20,0 -20,-20V-142q0,-20 20,-20z') +
  shape(p.deep, 'M44,-162H104q20,0 20,20V-20q0,20 -20,20H44z', { opacity: 0.18 }) +
  shape(p.deep, `${disc(0, -96, 22)}M-10,-90H10L16,-40H-16z`);

/** Where papers are kept, and that it is locked. */
export const privacy: Illustration = {
  name: 'privacy',
  palette: tones.denim,
  sun: { x: 300, y: 320, r: 104 },
  layers: (p) => [
    shape(p.sky[2], cloud(520, 170, 180) + cloud(60, 470, 160)),
    shape(p.far, ridge(posterFrame, { y: 560, sway: 28, stride: 180, seed: 4 })),
    shape(mix(p.far, p.mid, 0.5), ridge(posterFrame, { y: 650, sway: 14, stride: 240, seed: 7 })),
    shape(p.near, box(0, 760, 1200, 140)),
    line(p.deep, 4, 'M0,762H1200', { opacity: 0.5 }),
    shape(p.deep, d`M560,826Q800,802 1040,826Q900,850 640,846z`, { opacity: 0.5 }),
    place(800, 826, 1, cabinet(p)),
    shape(p.deep, d`M330,838Q480,822 640,838Q540,856 400,854z`, { opacity: 0.5 }),
    place(480, 838, 1.1, padlock(p)),
    plant(p, 160, 826, 1.15),
    shape(p.deep, box(0, 884, 1200, 16)),
  ],
};
