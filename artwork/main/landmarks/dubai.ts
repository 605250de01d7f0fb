import type { Destination } from '../destination';
import { bannerFrame } from '../frame';
import { ridge } from '../hills';
import { mix, type Palette, palette } from '../palette';
import { birds, cloud } from '../sky';
import { d, each, line, type Point, place, polygon, shape, steps } from '../svg';
import { palm } from '../trees';

/** Height at which each setback begins and the half width above it; the wings step back in turn, as a spiral does. */
const leftSteps: readonly Point[] = [
  [0, 74],
  [60, 66],
  [142, 57],
  [226, 47],
  [308, 37],
  [388, 27],
  [458, 18],
  [520, 10],
  [562, 5],
];
const rightSteps: readonly Point[] = [
  [0, 74],
  [30, 70],
  [100, 62],
  [184, 52],
  [266, 42],
  [350, 32],
  [424, 23],
  [492, 14],
  [544, 6],
];

const stair = (levels: readonly Point[], side: 1 | -1): readonly Point[] =>
  levels.flatMap(([h, half], i): Point[] => [
    [side * half, -h],
    [side * half, -(levels[i + 1]?.[0] ?? 592)],
  ]);

function burjKhalifa(p: Palette): string {
  const left = stair(leftSteps, -1);
  const right = stair(rightSteps, 1);
  const fins = (levels: readonly Point[], side: 1 | -1) =>
    each(levels.slice(1, -1), ([h, half], i) => {
      const before = levels[i]?.[1] ?? half;
      return d`M${(side * (half + before)) / 2},${-h + 3}V0M${side * half},${-h}V0`;
    });
  return (
    shape(p.near, polygon([...left, [-2, -640], [0, -706], [2, -640], ...[...right].reverse()])) +
    shape(p.deep, polygon([[14, 0], [10, -492], [3, -592], ...[...right].reverse()]), { opacity: 0.4 }) +
    line(p.far, 1.8, fins(leftSteps, -1)) +
    line(p.mid, 1.8, fins(rightSteps, 1)) +
    shape(
      p.detail,
      polygon([
        [-9, 0],
        [-7, -400],
        [-2, -560],
        [2, -560],
        [3, -400],
        [5, 0],
      ]),
    ) +
    line(
      p.detail,
      3,
      each(
        [
          [-57, 57, 112],
          [-47, 52, 206],
          [-37, 42, 300],
          [-27, 32, 380],
          [-18, 23, 450],
        ],
        ([a = 0, b = 0, h = 0]) => d`M${a},${-h}H${b}`,
      ),
      { opacity: 0.7 },
    )
  );
}

/** The hotel shaped like a sail. */
const burjAlArab = 'M0,0V-236Q96,-170 104,0zM-7,0V-262H0V0zM-30,-218H-4v6H-24z';

/** Towers of the new town: position, width, height and the form of the top. */
type Tower = readonly [x: number, width: number, height: number, top: 'flat' | 'slant' | 'spike' | 'round'];
const tower = ([x, w, h, top]: Tower) => {
  const tops = {
    flat: d`v${-h}h${w}v${h}z`,
    slant: d`v${-h}l${w},${-w * 0.8}v${h + w * 0.8}z`,
    spike: d`v${-h}l${w * 0.42},${-w * 0.5}l${w * 0.08},${-w}l${w * 0.08},${w}l${w * 0.42},${w * 0.5}v${h}z`,
    round: d`v${-h}a${w / 2},${w / 2} 0 0 1 ${w},0v${h}z`,
  };
  return d`M${x},0${tops[top]}`;
};
const windows = ([x, w, h]: Tower) =>
  each(steps(-h + 14, -26, Math.max(2, Math.round(h / 24))), (y) => d`M${x + 6},${y}h${w - 12}`);

const behind: readonly Tower[] = [
  [-560, 46, 110, 'flat'],
  [-500, 36, 150, 'slant'],
  [-330, 44, 150, 'round'],
  [-276, 40, 210, 'flat'],
  [-160, 40, 170, 'slant'],
  [130, 44, 190, 'flat'],
  [236, 38, 240, 'spike'],
  [330, 46, 150, 'flat'],
  [470, 42, 180, 'round'],
  [540, 50, 120, 'flat'],
];
const before: readonly Tower[] = [
  [-590, 54, 70, 'flat'],
  [-244, 44, 130, 'spike'],
  [-206, 52, 92, 'flat'],
  [-128, 44, 112, 'round'],
  [84, 46, 116, 'slant'],
  [170, 50, 150, 'slant'],
  [284, 56, 96, 'round'],
  [372, 40, 190, 'slant'],
  [420, 40, 150, 'slant'],
  [500, 60, 90, 'flat'],
];

/** A skyline on the dunes, with the tallest tower separately in front. */
function skyline(p: Palette): string {
  return (
    shape(p.far, each(behind, tower)) +
    shape(mix(p.far, p.mid, 0.6), each(before, tower)) +
    line(p.detail, 3, each(before, windows), { opacity: 0.5 }) +
    place(
      -470,
      0,
      1,
      shape(p.mid, burjAlArab) +
        line(p.detail, 3, 'M8,-204Q72,-150 84,0M8,-150Q50,-120 56,0', { opacity: 0.7 }),
    )
  );
}

function palms(p: Palette, places: readonly (readonly [number, number, number])[]): string {
  const drawn = places.map(([x, y, h]) => ({ ...palm(x, y, h), h }));
  return (
    each(drawn, ({ trunk, h }) => line(p.deep, h * 0.035, trunk)) +
    shape(
      p.deep,
      each(drawn, ({ fronds }) => fronds),
    )
  );
}

/** Sand: the tower at the edge of the desert. */
export const dubai: Destination = {
  slug: 'dubai',
  palette: palette('#8c5a2b', '#f0cf9c', {
    near: '#8a5529',
    deep: '#43281f',
    detail: '#f8e3c0',
    far: '#d9ab76',
    mid: '#b98350',
  }),
  poster: {
    sun: { x: 800, y: 260, r: 100 },
    layers: (p) => [
      shape(p.sky[2], cloud(120, 220, 230) + cloud(980, 120, 150)),
      line(p.near, 4, birds(270, 340)),
      place(600, 704, 1, skyline(p)),
      shape(p.mid, 'M0,690H1200V780H0z'),
      place(600, 736, 0.92, burjKhalifa(p), -1),
      shape(mix(p.far, p.sky[2], 0.25), 'M0,724Q180,696 360,716T700,734 1200,694V900H0z'),
      shape(
        mix(p.far, p.mid, 0.5),
        'M1200,744Q1010,720 860,752C800,800 900,824 820,900H300Q560,770 860,752z',
      ),
      shape(p.far, 'M1200,744Q1010,720 860,752C800,800 900,824 820,900H1200z'),
      shape(p.mid, 'M0,756Q140,744 300,776C250,824 330,850 280,900H0z'),
      shape(mix(p.far, p.sky[2], 0.45), 'M300,776C250,824 330,850 280,900H760Q560,802 300,776z'),
      shape(p.near, 'M0,868Q260,822 520,862T1200,832V900H0z'),
      shape(p.deep, 'M1200,800Q1060,806 900,858T560,886 0,882V900H1200z'),
      palms(p, [
        [1050, 838, 290],
        [1128, 826, 220],
      ]),
    ],
  },
  banner: {
    sun: { x: 1490, y: 170, r: 66 },
    layers: (p) => [
      shape(p.sky[2], cloud(740, 120, 190) + cloud(190, 200, 160)),
      shape(mix(p.sky[0], p.far, 0.4), ridge(bannerFrame, { y: 450, sway: 10, stride: 160, seed: 4 })),
      place(1360, 470, 0.58, skyline(p)),
      place(1360, 490, 0.64, burjKhalifa(p), -1),
      shape(mix(p.far, p.sky[2], 0.25), 'M0,480Q300,456 640,474T1160,476 1600,456V600H0z'),
      shape(
        mix(p.far, p.mid, 0.5),
        'M1600,506Q1400,484 1200,508C1130,540 1240,560 1160,600H480Q900,520 1200,508z',
      ),
      shape(p.far, 'M1600,506Q1400,484 1200,508C1130,540 1240,560 1160,600H1600z'),
      shape(p.mid, 'M0,500Q160,490 340,514C300,544 380,566 330,600H0z'),
      shape(mix(p.far, p.sky[2], 0.45), 'M340,514C300,544 380,566 330,600H960Q680,530 340,514z'),
      shape(p.near, 'M0,582Q360,548 760,580T1600,548V600H0z'),
      palms(p, [
        [996, 552, 118],
        [958, 554, 90],
      ]),
    ],
  },
};
