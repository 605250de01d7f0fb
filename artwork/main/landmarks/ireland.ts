import type { Destination } from '../destination';
import { bannerFrame, posterFrame } from '../frame';
import { ridge } from '../hills';
import { mix, type Palette, palette } from '../palette';
import { birds, cloud } from '../sky';
import { box, d, each, line, place, polygon, shape, tag } from '../svg';
import { glints } from '../water';

/** A round tower: it narrows upwards, its door is high above the ground, its cap is a cone of stone. */
function roundTower(p: Palette): string {
  const window = (x: number, y: number, w: number, h: number) =>
    d`M${x - w / 2},${y}v${-h}l${w / 2},${-w * 0.7}l${w / 2},${w * 0.7}v${h}z`;
  return (
    shape(p.near, 'M-50,0L-37,-400H37L50,0z') +
    shape(p.near, 'M-44,-398L0,-488 44,-398Q0,-384 -44,-398z') +
    shape(p.deep, 'M12,4L14,-398H37L50,0z', { opacity: 0.5 }) +
    shape(p.deep, 'M10,-393L0,-488 44,-398Q28,-394 10,-393z', { opacity: 0.6 }) +
    line(
      p.far,
      2.5,
      'M-48,-46h24M-20,-70h26M-44,-118h20M-22,-160h22M-40,-206h18M-14,-234h20M-38,-286h22M-16,-318h18' +
        'M-36,-352h14M10,-34h22M16,-190h16M14,-270h14',
    ) +
    shape(
      p.light,
      window(-10, -84, 20, 30) +
        window(-8, -250, 13, 22) +
        window(-20, -360, 12, 20) +
        window(8, -360, 12, 20),
    )
  );
}

/** The roofless church beside it: two gables, the nearer one with its window. */
function church(p: Palette): string {
  return (
    shape(
      p.mid,
      polygon([
        [0, 0],
        [0, -76],
        [6, -84],
        [40, -150],
        [74, -84],
        [90, -70],
        [196, -62],
        [204, -100],
        [226, -132],
        [240, -116],
        [262, -66],
        [262, 0],
      ]),
    ) +
    shape(
      p.near,
      polygon([
        [90, 0],
        [90, -70],
        [196, -62],
        [204, -100],
        [226, -132],
        [240, -116],
        [262, -66],
        [262, 0],
      ]),
      { opacity: 0.55 },
    ) +
    shape(
      p.light,
      d`M30,-36v-36q0,-14 10,-20q10,6 10,20v36zM122,-16v-18q8,-14 16,0v18zM160,-16v-18q8,-14 16,0v18z`,
    ) +
    line(p.far, 2.5, 'M8,-22h16M14,-60h10M58,-30h12M52,-112h-18M100,-46h14M186,-40h12M216,-84h12')
  );
}

/** A high cross. */
function cross(p: Palette): string {
  return (
    shape(
      p.deep,
      polygon([
        [-17, 0],
        [-12, -14],
        [-7, -14],
        [-5, -66],
        [-26, -66],
        [-26, -78],
        [-5, -78],
        [-4, -98],
        [4, -98],
        [5, -78],
        [26, -78],
        [26, -66],
        [5, -66],
        [7, -14],
        [12, -14],
        [17, 0],
      ]),
    ) + tag('circle', { cx: 0, cy: -72, r: 16, fill: 'none', stroke: p.deep, 'stroke-width': 5 })
  );
}

/** Dry-stone walls: dashes of uneven length along the lie of the land. */
const wall = (stroke: string, width: number, path: string) =>
  line(stroke, width, path, { 'stroke-dasharray': `${width * 2.1} 2 ${width * 1.2} 2 ${width * 1.7} 2` });

const sheep = (x: number, y: number, s: number) =>
  d`M${x},${y}a${9 * s},${9 * s} 0 0 1 ${4 * s},${-17 * s}h${18 * s}a${9 * s},${9 * s} 0 0 1 ${4 * s},${17 * s}z`;
const sheepDark = (x: number, y: number, s: number) =>
  box(x + 4 * s, y - s, 3 * s, 9 * s) +
  box(x + 18 * s, y - s, 3 * s, 9 * s) +
  d`M${x + 24 * s},${y - 18 * s}l${11 * s},${4 * s}l${-2 * s},${6 * s}l${-9 * s},0z`;

const flock = (p: Palette, places: readonly (readonly [number, number, number])[]) =>
  shape(
    p.light,
    each(places, ([x, y, s]) => sheep(x, y, s)),
  ) +
  shape(
    p.deep,
    each(places, ([x, y, s]) => sheepDark(x, y, s)),
  );

/** The Atlantic is bluer than the fields. */
const sea = '#6fb5b0';

const level = { 'stroke-linecap': 'round', opacity: 0.6 };

/** Clover: a monastic tower above the fields and the western sea. */
export const ireland: Destination = {
  slug: 'ireland',
  palette: palette('#0f5c3c', '#8fd19e', { sun: '#fdf6dc', deep: '#0f3437', far: '#63ad80' }),
  poster: {
    sun: { x: 320, y: 290, r: 100 },
    layers: (p) => [
      shape(p.sky[2], cloud(830, 170, 250) + cloud(80, 130, 150)),
      line(p.near, 4, birds(450, 250)),
      shape(
        mix(p.sky[0], p.far, 0.55),
        'M0,540Q60,500 130,496T250,540H0zM1200,470Q1060,470 960,500T800,545H1200z',
      ),
      shape(sea, 'M0,538H1200V900H0z'),
      line(p.light, 5, glints({ x: 320, y: 554, spread: [60, 240], depth: 76, count: 10, seed: 8 }), level),
      shape(p.mid, 'M1200,520Q1010,510 860,556T560,618 480,654 330,676L1200,760z'),
      wall(p.far, 6, 'M1200,590Q1040,590 930,560M1050,585Q1020,640 1040,700'),
      shape(mix(p.mid, p.far, 0.45), 'M0,690Q150,650 330,662T700,640 1200,640V900H0z'),
      place(716, 662, 1.02, church(p)),
      place(618, 668, 1.06, roundTower(p)),
      place(500, 672, 0.9, cross(p)),
      shape(p.mid, 'M0,716Q240,650 520,682T940,676 1200,650V900H0z'),
      wall(p.detail, 9, 'M-10,726Q240,664 400,700T560,842'),
      wall(p.detail, 8, 'M404,700Q640,690 800,708T1210,690'),
      flock(p, [
        [120, 766, 1.1],
        [214, 752, 1],
        [760, 768, 1.15],
        [836, 752, 0.9],
      ]),
      shape(p.near, 'M0,830Q330,760 640,806T1200,740V900H0z'),
      wall(p.far, 11, 'M-10,832Q330,760 640,806T1204,738'),
      flock(p, [[930, 852, 1.6]]),
      shape(p.deep, ridge(posterFrame, { y: 880, sway: 12, stride: 330, seed: 9 })),
    ],
  },
  banner: {
    sun: { x: 1180, y: 190, r: 70 },
    layers: (p) => [
      shape(p.sky[2], cloud(740, 120, 190) + cloud(190, 200, 160)),
      shape(mix(p.sky[0], p.far, 0.55), 'M120,436Q240,396 360,400T620,436z'),
      shape(sea, 'M0,434H1600V600H0z'),
      line(p.light, 4, glints({ x: 700, y: 446, spread: [500, 640], depth: 40, count: 12, seed: 8 }), level),
      shape(mix(p.mid, p.far, 0.45), 'M700,500Q900,470 1080,440T1360,404 1600,398V600H600z'),
      place(1424, 424, 0.62, church(p)),
      place(1370, 426, 0.68, roundTower(p)),
      place(1300, 430, 0.55, cross(p)),
      shape(p.mid, 'M0,520Q300,480 640,504T1160,470 1600,410V600H0z'),
      wall(p.detail, 6, 'M640,504Q900,510 1160,471T1610,410M1130,476Q1200,520 1180,570'),
      flock(p, [
        [980, 530, 0.7],
        [1034, 546, 0.8],
        [1300, 500, 0.7],
      ]),
      shape(p.near, 'M0,560Q400,520 800,556T1600,500V600H0z'),
      shape(p.deep, ridge(bannerFrame, { y: 584, sway: 8, stride: 380, seed: 9 })),
    ],
  },
};
