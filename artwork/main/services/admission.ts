import { posterFrame } from '../frame';
import { ridge } from '../hills';
import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { birds, cloud } from '../sky';
import { table } from '../still-life';
import { box, d, disc, each, line, place, polygon, shape, steps, tag } from '../svg';
import { tones } from '../tones';
import { leafy } from '../trees';

/** A college: a hall behind columns, two wings and a clock tower. */
export function college(p: Palette): string {
  const windows = (from: number, to: number) =>
    each(steps(from, to, 5), (x) => box(x - 9, -120, 18, 40) + box(x - 9, -56, 18, 40));
  return (
    shape(p.mid, box(-380, -150, 760, 150)) +
    shape(mix(p.mid, p.near, 0.6), 'M-392,-150L-372,-178H372L392,-150z') +
    shape(p.mid, box(-42, -400, 84, 400)) +
    shape(p.near, 'M6,-400H42V0H6z', { opacity: 0.35 }) +
    shape(p.near, 'M-54,-400L0,-486 54,-400z') +
    line(p.near, 5, 'M0,-480V-520') +
    shape(p.light, disc(0, -346, 26)) +
    line(p.near, 4, 'M0,-362V-346L10,-338') +
    shape(p.light, windows(-352, -172) + windows(172, 352)) +
    shape(
      p.light,
      each(steps(-104, 104, 6), (x) => box(x - 11, -150, 22, 150)),
    ) +
    shape(
      p.near,
      polygon([
        [-140, -150],
        [0, -222],
        [140, -150],
      ]),
    ) +
    shape(p.detail, disc(0, -176, 14)) +
    shape(p.near, box(-134, -156, 268, 10) + box(-150, -10, 300, 14))
  );
}

const envelope = (p: Palette) =>
  tag(
    'g',
    { transform: 'translate(372 770) rotate(-5)' },
    shape(mix(p.light, p.mid, 0.42), 'M-250,-170L0,-330 250,-170V0H-250z'),
    shape('#fffdf8', box(-204, -386, 408, 330)),
    shape(p.mid, 'M0,-352l32,10v28q-2,30 -32,44q-30,-14 -32,-44v-28z'),
    line(mix(p.light, p.mid, 0.5), 9, d`M-150,-236H150M-150,-204H150M-150,-172H60`, {
      'stroke-linecap': 'round',
    }),
    shape(p.light, 'M-250,-170L0,-20 250,-170V150H-250z'),
    line(mix(p.light, p.mid, 0.5), 4, 'M-250,150L-64,-58M250,150L64,-58'),
    line(mix(p.light, p.mid, 0.5), 4, 'M-250,-170L0,-20 250,-170'),
    shape(p.near, disc(0, 10, 46)),
    line(p.detail, 6, 'M-20,10l14,16 28,-30', { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
  );

/** The letter of offer, and the college it comes from. */
export const admission: Illustration = {
  name: 'service-admission',
  palette: tones.vermilion,
  sun: { x: 800, y: 250, r: 104 },
  layers: (p) => [
    shape(p.sky[2], cloud(90, 150, 220) + cloud(960, 150, 170)),
    line(p.near, 4, birds(470, 210)),
    shape(p.far, ridge(posterFrame, { y: 560, sway: 26, stride: 150, seed: 6 })),
    shape(
      p.mid,
      each([360, 1150], (x) => leafy(x, 660, 190)),
    ),
    place(800, 650, 1, college(p)),
    shape(mix(p.far, p.mid, 0.4), ridge(posterFrame, { y: 652, sway: 8, stride: 260, seed: 3 })),
    shape(p.light, 'M770,652H830L960,900H700z', { opacity: 0.6 }),
    table(p, 800, 34),
    envelope(p),
    shape(p.deep, box(0, 838, 1200, 62)),
  ],
};
