import type { Destination } from '../destination';
import { bannerFrame, posterFrame } from '../frame';
import { ridge } from '../hills';
import { mix, type Palette, palette } from '../palette';
import { birds, cloud } from '../sky';
import { box, d, each, line, place, polygon, shape, steps, tag } from '../svg';
import { glints, sailing } from '../water';

/** International orange, muted to match the denim. */
const orange = '#b8432f';
const orangeDark = '#7f2a2d';
const orangeLight = '#e98a5e';

/** One tower: two legs that step inwards, portals above the road, crosses below it. Foot at the water, road at -176. */
function tower(): string {
  const leg = (s: 1 | -1) =>
    polygon([
      [s * 27, 0],
      [s * 27, -176],
      [s * 29, -300],
      [s * 31, -420],
      [s * 33, -548],
      [s * 57, -548],
      [s * 60, -420],
      [s * 63, -300],
      [s * 66, -176],
      [s * 70, 0],
    ]);
  const portal = (y: number, h: number) => d`M-34,${y}h68v${h + 14}h-6v-8h-8v-6h-40v6h-8v8h-6z`;
  return (
    shape(
      orange,
      leg(-1) +
        leg(1) +
        each([-540, -448, -350, -250], (y, i) => portal(y, 20 + i * 4)) +
        box(-64, -556, 30, 10) +
        box(34, -556, 30, 10),
    ) +
    line(orange, 9, 'M-28,-164 28,-92M28,-164-28,-92M-28,-84 28,-12M28,-84-28,-12M-28,-88H28') +
    shape(
      orangeDark,
      polygon([
        [52, 0],
        [50, -176],
        [48, -300],
        [47, -420],
        [46, -548],
        [57, -548],
        [60, -420],
        [63, -300],
        [66, -176],
        [70, 0],
      ]) +
        polygon([
          [-45, 0],
          [-46, -176],
          [-46, -300],
          [-45, -420],
          [-44, -548],
          [-33, -548],
          [-31, -420],
          [-29, -300],
          [-27, -176],
          [-27, 0],
        ]),
    ) +
    line(orangeLight, 3, 'M-62,-180-56,-540M37,-180 38,-540M-34,-538H34M-34,-446H34M-34,-348H34M-34,-248H34')
  );
}

interface Span {
  readonly from: readonly [number, number];
  readonly low: readonly [number, number];
  readonly to: readonly [number, number];
}

const along = ({ from, low, to }: Span, t: number): readonly [number, number] => {
  const at = (i: 0 | 1) => from[i] * (1 - t) ** 2 + 2 * low[i] * t * (1 - t) + to[i] * t * t;
  return [at(0), at(1)];
};
const cable = ({ from, low, to }: Span) => d`M${from[0]},${from[1]}Q${low[0]},${low[1]} ${to[0]},${to[1]}`;
const roadAt = (x: number) => 586 - x * 0.083;
const hangers = (span: Span, count: number) =>
  each(steps(0.04, 0.96, count), (t) => {
    const [x, y] = along(span, t);
    return y < roadAt(x) ? d`M${x},${y}V${roadAt(x)}` : '';
  });

/** The bridge in perspective, from the near tower on the right to the far one before the headlands. */
function goldenGate(): string {
  const near: Span = { from: [776, 142], low: [560, 640], to: [352, 377] };
  const nearBack: Span = { from: [782, 156], low: [590, 662], to: [384, 377] };
  const shore: Span = { from: [868, 142], low: [1010, 400], to: [1400, 470] };
  const shoreBack: Span = { from: [868, 160], low: [985, 392], to: [1400, 446] };
  const far: Span = { from: [352, 377], low: [270, 520], to: [140, 566] };
  return (
    line(orange, 2, hangers(near, 26) + hangers(shore, 17) + hangers(far, 10)) +
    line(orangeDark, 4, cable(nearBack) + cable(shoreBack)) +
    line(orange, 5.5, cable(near) + cable(shore) + cable(far)) +
    place(368, 636, 0.46, tower()) +
    shape(orangeDark, d`M80,${roadAt(80)}L1400,${roadAt(1400)}v46L80,${roadAt(80) + 10}z`) +
    shape(orange, d`M80,${roadAt(80)}L1400,${roadAt(1400)}v18L80,${roadAt(80) + 5}z`) +
    line(
      orangeLight,
      2,
      each(
        steps(420, 1390, 34),
        (x) => d`M${x},${roadAt(x) + 5 + x * 0.009}l${12 + x * 0.01},${8 + x * 0.012}`,
      ),
      { opacity: 0.6 },
    ) +
    place(822, 702, 1.01, tower())
  );
}

/** A pier in the water, with a broad base. */
const pier = (x: number, y: number, s: number) =>
  polygon([
    [x - 100 * s, y + 16 * s],
    [x - 92 * s, y - 26 * s],
    [x + 92 * s, y - 26 * s],
    [x + 100 * s, y + 16 * s],
  ]);

const fog = (p: Palette, path: string, opacity = 0.85) => shape(p.light, path, { opacity });
const level = { 'stroke-linecap': 'round', opacity: 0.55 };
const water = (p: Palette) => mix(p.mid, p.sky[1], 0.12);

/** Denim: sunset behind the Golden Gate, fog coming in. */
export const usa: Destination = {
  slug: 'usa',
  palette: palette('#27496d', '#f2a65a', {
    far: '#8d8f9c',
    mid: '#55708c',
    near: '#27496d',
    deep: '#152c49',
    detail: '#f7c896',
  }),
  poster: {
    sun: { x: 570, y: 380, r: 108 },
    layers: (p) => [
      shape(p.sky[2], cloud(90, 170, 240) + cloud(990, 200, 170)),
      line(p.near, 4, birds(250, 290)),
      shape(p.far, ridge(posterFrame, { y: 560, sway: 26, stride: 150, seed: 6, fall: 30 })),
      shape(p.mid, 'M0,470Q90,440 170,484T330,560 470,620L520,660H0z'),
      shape(water(p), 'M0,626H1200V900H0z'),
      line(p.detail, 5, glints({ x: 570, y: 646, spread: [60, 260], depth: 150, count: 13, seed: 8 }), level),
      shape(p.near, 'M0,540Q80,530 150,572T300,640H0z'),
      shape(p.near, pier(368, 640, 0.5) + pier(822, 708, 1)),
      goldenGate(),
      fog(p, cloud(-60, 610, 420) + cloud(500, 588, 230), 0.8),
      fog(p, cloud(930, 640, 420), 0.75),
      sailing(p, 560, 770, 0.95),
      shape(p.near, ridge(posterFrame, { y: 830, sway: 16, stride: 260, seed: 17, fall: -20 })),
      shape(p.deep, 'M1200,700Q1110,726 1040,790T800,858 380,872 0,868V900H1200z'),
    ],
  },
  banner: {
    sun: { x: 1190, y: 250, r: 74 },
    layers: (p) => [
      shape(p.sky[2], cloud(740, 120, 190) + cloud(190, 200, 160)),
      shape(p.far, ridge(bannerFrame, { y: 440, sway: 18, stride: 180, seed: 6 })),
      shape(p.mid, 'M520,474Q720,450 860,428T1010,418 1110,452 1180,500H520z'),
      shape(water(p), 'M0,468H1600V600H0z'),
      line(p.detail, 4, glints({ x: 900, y: 482, spread: [420, 640], depth: 60, count: 13, seed: 8 }), level),
      shape(p.near, pier(1138, 474, 0.3) + pier(1393, 510, 0.58)),
      tag('g', { transform: 'translate(930 108) scale(.563)' }, goldenGate()),
      fog(p, cloud(900, 460, 260) + cloud(1460, 470, 200), 0.8),
      sailing(p, 820, 520, 0.5),
      shape(p.near, ridge(bannerFrame, { y: 548, sway: 10, stride: 300, seed: 17 })),
      shape(p.deep, 'M1600,520Q1500,540 1400,566T900,578 0,576V600H1600z'),
    ],
  },
};
