import type { Destination } from '../destination';
import { bannerFrame, posterFrame } from '../frame';
import { ridge } from '../hills';
import { mix, type Palette, palette } from '../palette';
import { birds, cloud } from '../sky';
import { box, d, disc, each, line, place, polygon, shape, steps, symmetrical, tag } from '../svg';
import { glints } from '../water';

/** A pointed Gothic opening as path data. */
const lancet = (x: number, y: number, w: number, h: number) =>
  d`M${x - w / 2},${y}v${-h}q0,${-w * 0.5} ${w / 2},${-w}q${w / 2},${w * 0.5} ${w / 2},${w}v${h}z`;

/** Elizabeth Tower, a little stouter than life so that the dial can be read at card size. */
function clockTower(p: Palette): string {
  const pinnacle = (x: number, y: number, h: number) =>
    polygon([
      [x - 7, y],
      [x, y - h],
      [x + 7, y],
    ]);
  return (
    shape(
      p.near,
      symmetrical([
        [0, -716],
        [2, -716],
        [3, -690],
        [25, -606],
        [25, -574],
        [31, -574],
        [36, -556],
        [50, -506],
        [58, -506],
        [58, -494],
        [50, -494],
        [50, -458],
        [58, -458],
        [58, -448],
        [55, -448],
        [55, -352],
        [60, -352],
        [60, -342],
        [48, -334],
        [48, 0],
      ]),
    ) +
    shape(p.near, each([-52, 52], (x) => pinnacle(x, -458, 62) + pinnacle(x, -506, 40)) + disc(0, -700, 5)) +
    shape(
      p.deep,
      polygon([
        [20, 0],
        [20, -336],
        [48, -336],
        [48, 0],
      ]) +
        polygon([
          [0, -690],
          [25, -606],
          [0, -606],
        ]) +
        polygon([
          [0, -574],
          [31, -574],
          [50, -506],
          [0, -506],
        ]),
      { opacity: 0.45 },
    ) +
    line(p.far, 2, d`M-30,-330V0M-10,-330V0M10,-330V0M30,-330V0`) +
    line(
      p.detail,
      3,
      d`M-48,-286H48M-48,-228H48M-48,-170H48M-48,-112H48M-48,-54H48M-58,-347H58M-57,-453H57M-57,-500H57M-25,-606H25`,
    ) +
    shape(
      p.detail,
      each(steps(-36, 36, 5), (x) => lancet(x, -462, 10, 20)) +
        each([-13, 0, 13], (x) => lancet(x, -578, 7, 13)),
    ) +
    shape(p.detail, box(-46, -444, 92, 88)) +
    shape(p.light, disc(0, -400, 39)) +
    tag('circle', {
      cx: 0,
      cy: -400,
      r: 33,
      fill: 'none',
      stroke: p.near,
      'stroke-width': 5,
      'stroke-dasharray': '2.5 14.8',
    }) +
    line(p.near, 2.5, disc(0, -400, 39)) +
    line(p.deep, 4.5, 'M0,-400V-428M0,-400 17,-388', { 'stroke-linecap': 'round' })
  );
}

/** The river front of the palace: one long storey of windows between turrets, and Victoria Tower at its end. */
function palace(p: Palette): string {
  const turret = (x: number, h: number) =>
    box(x - 8, -h, 16, h) +
    polygon([
      [x - 9, -h],
      [x, -h - 36],
      [x + 9, -h],
    ]);
  return (
    shape(p.mid, box(-620, -92, 640, 92) + each(steps(-596, -16, 13), (x) => turret(x, 104))) +
    shape(
      p.mid,
      box(-566, -292, 104, 292) + each([-566, -462], (x) => turret(x, 304)) + box(-515, -370, 2.5, 80),
    ) +
    shape(
      p.mid,
      polygon([
        [-292, -92],
        [-292, -150],
        [-270, -176],
        [-262, -240],
        [-254, -176],
        [-232, -150],
        [-232, -92],
      ]),
    ) +
    line(p.far, 2.5, 'M-620,-76H20M-620,-40H20M-566,-262H-462M-566,-180H-462M-292,-146H-232') +
    shape(
      p.far,
      each(steps(-578, 0, 25), (x) => lancet(x, -46, 9, 18) + lancet(x, -10, 9, 18)) +
        each([-540, -514, -488], (x) => lancet(x, -196, 14, 40) + lancet(x, -112, 14, 40)),
    )
  );
}

/** Westminster Bridge: low flat arches that step away from the tower. */
function bridge(p: Palette): string {
  const arches = each(steps(0, 5, 6), (i) => d`M${i * 120 + 14},30V8a46,34 0 0 1 92,0V30z`);
  return tag(
    'g',
    {},
    shape(p.near, d`M-10,-50H760V30H-10z${arches}`, { 'fill-rule': 'evenodd' }),
    line(p.detail, 3, 'M-10,-46H760'),
    shape(
      p.deep,
      each(steps(60, 660, 6), (x) => box(x - 2, -92, 4, 44) + disc(x, -94, 6)),
    ),
  );
}

/** The lamps of the Embankment: a globe on a column that swells at its foot. */
const lamp = (x: number, y: number, h: number) =>
  polygon([
    [x - 16, y],
    [x - 12, y - 26],
    [x - 4, y - 40],
    [x - 3, y - h],
    [x + 3, y - h],
    [x + 4, y - 40],
    [x + 12, y - 26],
    [x + 16, y],
  ]) + box(x - 11, y - h - 4, 22, 6);

/** A river launch, low enough for the arches. */
function launch(p: Palette, x: number, y: number): string {
  return (
    shape(p.light, d`M${x - 62},${y - 16}v-20h78l16,20z`) +
    shape(p.near, box(x - 54, y - 31, 14, 10) + box(x - 34, y - 31, 14, 10) + box(x - 14, y - 31, 14, 10)) +
    shape(p.deep, d`M${x - 84},${y - 16}H${x + 74}q-8,18 -26,20H${x - 74}z`)
  );
}

const level = { 'stroke-linecap': 'round', opacity: 0.5 };
const river = (p: Palette) => mix(p.far, p.mid, 0.35);

/** Royal: moonrise over Westminster from across the Thames. */
export const uk: Destination = {
  slug: 'uk',
  palette: palette('#1d3f8f', '#9db8f2', { deep: '#14234f' }),
  poster: {
    sun: { x: 400, y: 250, r: 98 },
    layers: (p) => [
      shape(p.sky[2], cloud(860, 190, 230) + cloud(70, 130, 170)),
      line(p.near, 4, birds(900, 330)),
      shape(p.far, ridge(posterFrame, { y: 610, sway: 16, stride: 70, seed: 4 })),
      place(664, 690, 1, palace(p)),
      place(706, 690, 0.88, clockTower(p)),
      shape(river(p), 'M0,684H1200V900H0z'),
      line(p.light, 5, glints({ x: 400, y: 706, spread: [70, 260], depth: 120, count: 11, seed: 8 }), level),
      line(p.near, 6, glints({ x: 706, y: 704, spread: [46, 120], depth: 100, count: 9, seed: 5 }), level),
      place(742, 690, 1, bridge(p)),
      launch(p, 250, 782),
      shape(p.near, ridge(posterFrame, { y: 812, sway: 12, stride: 200, seed: 12 })),
      shape(p.deep, ridge(posterFrame, { y: 856, sway: 12, stride: 300, seed: 21 })),
      shape(p.deep, lamp(96, 866, 120) + lamp(1162, 866, 120)),
      shape(p.light, disc(96, 726, 16) + disc(1162, 726, 16)),
    ],
  },
  banner: {
    sun: { x: 1130, y: 190, r: 70 },
    layers: (p) => [
      shape(p.sky[2], cloud(760, 120, 190) + cloud(180, 200, 160)),
      shape(p.far, ridge(bannerFrame, { y: 432, sway: 12, stride: 80, seed: 4 })),
      place(1346, 470, 0.48, palace(p)),
      place(1366, 470, 0.6, clockTower(p)),
      shape(river(p), 'M0,466H1600V600H0z'),
      line(p.light, 4, glints({ x: 860, y: 480, spread: [380, 640], depth: 56, count: 13, seed: 8 }), level),
      place(1390, 470, 0.6, bridge(p)),
      shape(p.near, ridge(bannerFrame, { y: 540, sway: 8, stride: 260, seed: 12 })),
      shape(p.deep, ridge(bannerFrame, { y: 570, sway: 10, stride: 380, seed: 21 })),
    ],
  },
};
