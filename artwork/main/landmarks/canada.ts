import type { Destination } from '../destination';
import { bannerFrame, posterFrame } from '../frame';
import { type Mountain, mountain, ridge } from '../hills';
import { mix, type Palette, palette } from '../palette';
import { cloud } from '../sky';
import { each, line, type Point, shape, symmetrical, tag } from '../svg';
import { spruces } from '../trees';
import { glints } from '../water';

/** Half a maple leaf from the tip to the stalk: the five lobes with their teeth. */
const halfLeaf: readonly Point[] = [
  [0, -100],
  [11, -78],
  [27, -84],
  [20, -38],
  [24, -34],
  [45, -58],
  [51, -46],
  [77, -52],
  [69, -26],
  [82, -19],
  [45, 11],
  [51, 27],
  [5, 21],
  [2.5, 26],
  [2, 66],
];

/** A leaf whose stalk ends at (x, y), so that it hangs from its twig whatever its turn. */
function leaf(p: Palette, x: number, y: number, size: number, turn: number, fill: string): string {
  return tag(
    'g',
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(0 -64)` },
    shape(fill, symmetrical(halfLeaf)),
    line(p.detail, 2.2, 'M0,40V-72M0,12 54,-36M0,12-54,-36M0,18 36,18M0,18-36,18', { opacity: 0.75 }),
  );
}

function range(p: Palette, peaks: readonly Mountain[], rock: string, shade: string): string {
  return each(
    peaks,
    (peak) =>
      shape(rock, peak.rock) +
      shape(shade, peak.shade) +
      shape(p.light, peak.snow) +
      shape(mix(p.light, p.mid, 0.36), peak.snowShade),
  );
}

const level = { 'stroke-linecap': 'round', opacity: 0.55 };

/** Maple: the Rockies over a still lake, autumn leaves at the edge of the view. */
export const canada: Destination = {
  slug: 'canada',
  palette: palette('#9b2226', '#f28f7c', { near: '#7d1f2b', deep: '#3d1730', detail: '#f6b6a6' }),
  poster: {
    sun: { x: 380, y: 250, r: 92 },
    layers: (p) => [
      shape(p.sky[2], cloud(60, 330, 210) + cloud(690, 190, 160)),
      range(
        p,
        [mountain(140, 600, 420, 250, 4), mountain(1060, 600, 520, 300, 9)],
        p.far,
        mix(p.far, p.mid, 0.6),
      ),
      range(
        p,
        [
          mountain(880, 610, 560, 400, 14),
          mountain(330, 610, 480, 300, 23),
          mountain(600, 612, 560, 452, 31),
        ],
        p.mid,
        mix(p.mid, p.near, 0.6),
      ),
      shape(p.near, ridge(posterFrame, { y: 594, sway: 12, stride: 90, seed: 5 })),
      shape(p.near, spruces([-10, 622], [1210, 622], 44, 62, 77)),
      shape(mix(p.sky[0], p.mid, 0.42), 'M0,618H1200V900H0z'),
      shape(p.near, 'M300,618h600L640,742 590,712 520,736z', { opacity: 0.35 }),
      line(p.light, 5, glints({ x: 520, y: 640, spread: [260, 460], depth: 130, count: 13, seed: 6 }), level),
      shape(p.deep, ridge(posterFrame, { y: 808, sway: 26, stride: 280, seed: 3 })),
      shape(
        p.deep,
        spruces([-20, 840], [215, 850], 6, 310, 8) + spruces([1010, 850], [1220, 830], 5, 270, 15),
      ),
      line(p.deep, 9, 'M1210,32Q1080,48 985,96T846,138', { 'stroke-linecap': 'round' }),
      line(p.deep, 5, 'M1100,52Q1090,110 1062,142M990,94Q950,60 908,56M1160,40Q1160,60 1150,78', {
        'stroke-linecap': 'round',
      }),
      leaf(p, 1062, 140, 1.15, 192, '#9b2226') + leaf(p, 848, 138, 1, 232, '#b5322f'),
      leaf(p, 910, 56, 0.78, -104, '#b5322f') + leaf(p, 1150, 76, 0.78, 164, '#b5322f'),
    ],
  },
  banner: {
    sun: { x: 1130, y: 200, r: 70 },
    layers: (p) => [
      shape(p.sky[2], cloud(700, 130, 190) + cloud(180, 220, 150)),
      shape(
        mix(p.far, p.sky[0], 0.4),
        ridge(bannerFrame, { y: 424, sway: 22, stride: 190, seed: 12, fall: -30 }),
      ),
      range(
        p,
        [mountain(980, 440, 420, 150, 4), mountain(1560, 440, 460, 260, 9)],
        p.far,
        mix(p.far, p.mid, 0.6),
      ),
      range(
        p,
        [mountain(1190, 446, 380, 214, 23), mountain(1400, 446, 460, 320, 31)],
        p.mid,
        mix(p.mid, p.near, 0.6),
      ),
      shape(p.near, ridge(bannerFrame, { y: 438, sway: 8, stride: 90, seed: 5 })),
      shape(p.near, spruces([-10, 456], [1610, 456], 66, 44, 77)),
      shape(mix(p.sky[0], p.mid, 0.42), 'M0,452H1600V600H0z'),
      line(p.light, 4, glints({ x: 900, y: 466, spread: [420, 620], depth: 60, count: 13, seed: 6 }), level),
      shape(p.deep, ridge(bannerFrame, { y: 552, sway: 16, stride: 340, seed: 3 })),
      shape(p.deep, spruces([1480, 580], [1610, 560], 4, 200, 15)),
    ],
  },
};
