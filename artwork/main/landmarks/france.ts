import type { Destination } from '../destination';
import { bannerFrame, posterFrame } from '../frame';
import { ridge } from '../hills';
import { mix, type Palette, palette } from '../palette';
import { birds, cloud } from '../sky';
import { box, d, each, line, type Point, place, polygon, shape, steps, symmetrical } from '../svg';
import { leafLight, leafy } from '../trees';

/** Half of the outer width of the tower at a height, in metres of the real one: it follows the wind. */
const outer = (h: number) =>
  h > 276 ? 6 - (h - 276) * 0.07 : 3.6 + 58.9 * Math.exp(-h / 74) + (276 - h) * 0.0078;
/** Half of the gap between the legs; they meet at 190 m. */
const inner = (h: number) => Math.max(0, outer(h) - (h < 57 ? 25 - h * 0.19 : 14.2 - (h - 57) * 0.035));

const M = 1.98;
const tall = (h: number) => -h * M;
const edge = (half: (h: number) => number, from: number, to: number, side: 1 | -1): readonly Point[] =>
  steps(from, to, 9).map((h): Point => [side * half(h) * M, tall(h)]);

/** One leg between two heights, both sides. */
const legs = (from: number, to: number) =>
  each([1, -1] as const, (side) =>
    polygon([...edge(outer, from, to, side), ...[...edge(inner, from, to, side)].reverse()]),
  );

/** Crossed braces between the edges of a leg. */
const braces = (from: number, to: number, count: number) =>
  each(steps(from, to, count + 1).slice(1), (h, i) => {
    const low = from + ((to - from) * i) / count;
    return each(
      [1, -1],
      (s) =>
        d`M${s * outer(low) * M},${tall(low)}L${s * inner(h) * M},${tall(h)}` +
        d`M${s * inner(low) * M},${tall(low)}L${s * outer(h) * M},${tall(h)}H${s * inner(h) * M}`,
    );
  });

function eiffelTower(p: Palette): string {
  const deck = (h: number, half: number, high: number) => box(-half * M, tall(h), 2 * half * M, high);
  const neck = [...edge(outer, 190, 300, 1)];
  const arch = d`M${-inner(3) * M},${tall(3)}A${38 * M},${40 * M} 0 0 1 ${inner(3) * M},${tall(3)}`;
  return (
    line(p.near, 9, arch) +
    line(
      p.near,
      3,
      d`M${-inner(10) * M},${tall(10)}A${38 * M},${45 * M} 0 0 1 ${inner(10) * M},${tall(10)}`,
    ) +
    shape(p.near, legs(0, 57) + legs(57, 115) + legs(115, 190)) +
    shape(p.near, symmetrical(neck.reverse())) +
    line(p.detail, 2.2, braces(2, 52, 4) + braces(64, 110, 5) + braces(120, 190, 8)) +
    line(
      p.detail,
      1.8,
      each(
        steps(196, 268, 9),
        (h) =>
          d`M${-outer(h) * M},${tall(h)}L${outer(h + 8) * M},${tall(h + 8)}` +
          d`M${outer(h) * M},${tall(h)}L${-outer(h + 8) * M},${tall(h + 8)}`,
      ),
    ) +
    shape(
      p.deep,
      deck(62, 37.5, 16) +
        deck(119, 22.5, 12) +
        deck(280, 9.5, 9) +
        deck(290, 6, 20) +
        box(-1.6, tall(330), 3.2, 82) +
        each([-1, 1], (s) =>
          polygon([
            [s * 64 * M, 0],
            [s * 61 * M, -12],
            [s * 38 * M, -12],
            [s * 36 * M, 0],
          ]),
        ),
    ) +
    shape(
      p.detail,
      each(steps(-34, 32, 12), (x) => box(x * M, tall(60), 5, 7)),
    )
  );
}

/** The roofs of Paris: mansards of one height with chimneys. */
const roofs = (from: number, y: number, count: number) =>
  each(steps(0, count - 1, count), (i) => {
    const x = from + i * 92;
    const h = 46 + ((i * 37) % 23);
    return d`M${x},${y}v${-h}l12,-22h64l12,22v${h}zM${x + 22},${y - h - 36}h12v16h-12z`;
  });

/** The beds of the Champ de Mars run towards the tower. */
const beds = (x: number, y: number, spread: number, depth: number) =>
  each([-1, -0.62, -0.24, 0.24, 0.62, 1], (s) =>
    polygon([
      [x + s * spread * 0.24, y],
      [x + s * spread * 0.24 + s * 26 + 6, y],
      [x + s * spread * 1.5 + 60, y + depth],
      [x + s * spread * 1.5 - 60, y + depth],
    ]),
  );

/** The plane trees nearest to us: their positions and heights. */
const front: readonly Point[] = [
  [-20, 300],
  [140, 330],
  [1066, 306],
  [1216, 336],
];

/** Lavender: early evening on the Champ de Mars. */
export const france: Destination = {
  slug: 'france',
  palette: palette('#5b3a8c', '#cdb4f0', { sun: '#fdf3e4', deep: '#2e2258' }),
  poster: {
    sun: { x: 790, y: 280, r: 100 },
    layers: (p) => [
      shape(p.sky[2], cloud(130, 210, 230) + cloud(980, 140, 150)),
      line(p.near, 4, birds(300, 330)),
      shape(mix(p.far, p.sky[0], 0.4), ridge(posterFrame, { y: 604, sway: 22, stride: 150, seed: 2 })),
      shape(mix(p.far, p.mid, 0.6), roofs(-20, 700, 14)),
      shape(p.mid, 'M0,690H1200V900H0z'),
      place(600, 736, 1, eiffelTower(p)),
      shape(p.far, 'M0,736H1200V900H0z'),
      shape(p.mid, beds(600, 736, 300, 164)),
      shape(
        p.near,
        each([60, 190, 320, 880, 1010, 1140], (x, i) => leafy(x, 752, 168 + ((i * 53) % 30))),
      ),
      shape(
        p.deep,
        each(front, ([x, h]) => leafy(x, 892, h)),
      ),
      line(
        p.near,
        6,
        each(front, ([x, h]) => leafLight(x, 892, h)),
        { 'stroke-linecap': 'round' },
      ),
      shape(p.deep, 'M0,866Q300,826 600,868T1200,862V900H0z'),
    ],
  },
  banner: {
    sun: { x: 1180, y: 190, r: 70 },
    layers: (p) => [
      shape(p.sky[2], cloud(740, 120, 190) + cloud(190, 200, 160)),
      shape(p.far, ridge(bannerFrame, { y: 436, sway: 18, stride: 190, seed: 2 })),
      place(0, 246, 0.5, shape(mix(p.far, p.mid, 0.5), roofs(-20, 480, 36))),
      shape(p.mid, 'M0,484H1600V600H0z'),
      place(1370, 508, 0.66, eiffelTower(p)),
      shape(p.far, 'M0,508H1600V600H0z'),
      shape(p.mid, beds(1370, 508, 180, 92)),
      shape(
        p.near,
        each([760, 850, 940, 1030, 1120, 1210, 1530, 1610], (x, i) => leafy(x, 516, 82 + ((i * 53) % 26))),
      ),
      shape(p.deep, 'M0,556Q400,524 800,562T1600,552V600H0z'),
    ],
  },
};
