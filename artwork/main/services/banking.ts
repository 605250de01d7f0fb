import { posterFrame } from '../frame';
import { ridge } from '../hills';
import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { birds, cloud } from '../sky';
import { table } from '../still-life';
import { box, d, disc, each, line, place, shape, steps } from '../svg';
import { tones } from '../tones';

function bank(p: Palette): string {
  const columns = steps(-240, 240, 6);
  return (
    shape(p.mid, box(-290, -300, 580, 300)) +
    shape(mix(p.mid, p.near, 0.8), 'M-56,0V-196a56,56 0 0 1 112,0V0z') +
    line(p.detail, 4, 'M0,-240V0M-56,-196H56') +
    shape(
      p.light,
      each(columns, (x) => d`M${x - 24},0v-14h6l4,-252h-8v-14h44v14h-8l4,252h6v14z`),
    ) +
    shape(
      p.detail,
      each(columns, (x) => box(x + 4, -266, 10, 252)),
    ) +
    shape(p.near, 'M-330,-320L0,-446 330,-320z') +
    shape(p.mid, 'M-240,-336L0,-426 240,-336z') +
    shape(p.light, disc(0, -368, 28)) +
    shape(p.near, box(-316, -324, 632, 46)) +
    line(p.detail, 4, 'M-300,-300H300') +
    shape(p.near, box(-330, 0, 660, 18)) +
    shape(mix(p.near, p.deep, 0.4), box(-360, 18, 720, 20))
  );
}

/** A pile of coins; the topmost shows its face a little. */
function coins(p: Palette, x: number, y: number, count: number, w = 88): string {
  const gold = '#e9b949';
  const rim = (i: number) =>
    d`M${x - w},${y - i * 30}v-24a${w},22 0 0 1 ${2 * w},0v24a${w},22 0 0 1 ${-2 * w},0z`;
  return (
    each(steps(0, count - 1, count), (i) => shape(i % 2 ? '#cf9a33' : '#dcaa3e', rim(i))) +
    shape(gold, d`M${x - w},${y - count * 30 + 6}a${w},22 0 1 1 ${2 * w},0a${w},22 0 1 1 ${-2 * w},0z`) +
    line(
      p.light,
      4,
      d`M${x - w * 0.68},${y - count * 30 + 6}a${w * 0.68},14 0 1 1 ${w * 1.36},0a${w * 0.68},14 0 1 1 ${-w * 1.36},0z`,
      {
        opacity: 0.75,
      },
    )
  );
}

/** Coins on the table, and the bank they go to. */
export const banking: Illustration = {
  name: 'service-banking',
  palette: tones.sand,
  sun: { x: 430, y: 250, r: 100 },
  layers: (p) => [
    shape(p.sky[2], cloud(70, 160, 190) + cloud(900, 150, 210)),
    line(p.near, 4, birds(820, 300)),
    shape(p.far, ridge(posterFrame, { y: 600, sway: 30, stride: 150, seed: 6 })),
    place(480, 690, 1.02, bank(p)),
    shape(mix(p.far, p.mid, 0.3), box(0, 728, 1200, 60)),
    table(p, 774, 70),
    shape(p.deep, 'M640,842Q640,814 760,814H1120Q1160,836 1120,848H680z', { opacity: 0.4 }),
    coins(p, 760, 826, 4) + coins(p, 1096, 822, 6) + coins(p, 940, 838, 9),
    shape('#dcaa3e', disc(620, 796, 44)),
    line(p.light, 5, disc(620, 796, 30), { opacity: 0.75 }),
  ],
};
