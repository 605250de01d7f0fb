import type { Destination } from '../destination';
import { bannerFrame, posterFrame } from '../frame';
import { ridge } from '../hills';
import { mix, type Palette, palette } from '../palette';
import { birds, cloud } from '../sky';
import { box, d, disc, each, line, place, polygon, shape, steps, symmetrical } from '../svg';
import { leafLight, leafy } from '../trees';

/** A Doric column: base, shaft that narrows, capital. */
const column = (x: number, foot: number, w: number, h: number) =>
  polygon([
    [x - w * 0.62, foot],
    [x - w * 0.62, foot - 8],
    [x - w / 2, foot - 12],
    [x - w * 0.41, foot - h + 16],
    [x - w * 0.6, foot - h + 7],
    [x - w * 0.6, foot - h],
    [x + w * 0.6, foot - h],
    [x + w * 0.6, foot - h + 7],
    [x + w * 0.41, foot - h + 16],
    [x + w / 2, foot - 12],
    [x + w * 0.62, foot - 8],
    [x + w * 0.62, foot],
  ]);

const flutes = (x: number, foot: number, w: number, h: number) =>
  each([-0.24, 0, 0.24], (s) => d`M${x + s * w},${foot - 16}L${x + s * w * 0.84},${foot - h + 20}`);

/** Victory in her chariot behind four horses, seen from Pariser Platz. */
function quadriga(p: Palette): string {
  const horse = (x: number, s: 1 | -1) =>
    d`M${x - 8 * s},0l${1 * s},-24q${-9 * s},-16 ${2 * s},-30` +
    d`l${9 * s},-24l${3 * s},-7l${2 * s},6l${13 * s},9l${-2 * s},7` +
    d`l${-12 * s},-2q${5 * s},20 ${2 * s},32l${5 * s},10` +
    d`l${-5 * s},20l${-5 * s},-3l${3 * s},-15l${-7 * s},-6l${-1 * s},27z`;
  return (
    shape(p.near, box(-26, -50, 52, 50) + horse(-62, -1) + horse(-30, -1) + horse(30, 1) + horse(62, 1)) +
    shape(
      p.near,
      'M-13,-46L-9,-88Q-40,-78 -48,-122Q-26,-116 -10,-98L-4,-104A8,9 0 1 1 4,-104' +
        'L10,-98Q26,-116 48,-122Q40,-78 9,-88L13,-46z',
    ) +
    line(p.near, 4, 'M18,-52V-150') +
    line(p.near, 4, disc(18, -136, 9)) +
    shape(p.near, 'M18,-146l-16,-10 16,3 16,-3z') +
    line(p.detail, 2, 'M-22,-30H22M-22,-38H22M-8,-84-10,-50M0,-84V-50M8,-84 10,-50')
  );
}

/** A side house: a small temple of its own. */
function sideHouse(p: Palette, s: 1 | -1): string {
  const xs = [318, 350, 382, 414].map((x) => s * x);
  return (
    shape(p.mid, box(s > 0 ? 298 : -430, -178, 132, 178)) +
    shape(
      p.near,
      each(xs, (x) => column(x, 0, 16, 150)),
    ) +
    shape(
      p.near,
      box(s > 0 ? 292 : -442, -170, 150, 22) +
        polygon([
          [s * 286, -170],
          [s * 366, -206],
          [s * 446, -170],
        ]),
    ) +
    line(p.detail, 2.5, d`M${s * 292},-168H${s * 440}`) +
    shape(
      p.mid,
      polygon([
        [s * 318, -174],
        [s * 366, -196],
        [s * 414, -174],
      ]),
    )
  );
}

function brandenburgGate(p: Palette): string {
  const xs = [-240, -148, -56, 56, 148, 240];
  const dark = mix(p.near, p.deep, 0.5);
  return (
    sideHouse(p, -1) +
    sideHouse(p, 1) +
    shape(mix(p.detail, p.sun, 0.4), box(-262, -238, 524, 238)) +
    shape(
      p.mid,
      each(xs, (x) => box(x - 13, -236, 26, 236)),
    ) +
    shape(
      p.near,
      each(xs, (x) => column(x, 0, 40, 240)),
    ) +
    line(
      p.far,
      2,
      each(xs, (x) => flutes(x, 0, 40, 240)),
    ) +
    shape(p.near, box(-280, -284, 560, 46)) +
    shape(dark, box(-290, -296, 580, 12) + box(-276, -244, 552, 5)) +
    shape(
      p.far,
      each(steps(-252, 230, 13), (x) => box(x, -278, 22, 26)),
    ) +
    shape(
      p.near,
      symmetrical([
        [0, -354],
        [150, -354],
        [150, -334],
        [214, -334],
        [214, -318],
        [256, -318],
        [256, -296],
      ]),
    ) +
    shape(dark, box(-160, -362, 320, 9)) +
    line(p.detail, 2.5, 'M-150,-340H150') +
    shape(p.far, box(-124, -334, 248, 24), { opacity: 0.7 }) +
    shape(dark, box(-300, -6, 600, 12)) +
    place(0, -362, 1, quadriga(p))
  );
}

/** The stones of the square run to the middle passage. */
const paving = (x: number, y: number, width: number, depth: number) =>
  each(steps(-1, 1, 11), (s) => d`M${x + s * 70},${y}L${x + s * width},${y + depth}`);

/** Amber: the gate at the end of Unter den Linden. */
export const germany: Destination = {
  slug: 'germany',
  palette: palette('#7a5a00', '#f0c93a', { near: '#735407', deep: '#33290f' }),
  poster: {
    sun: { x: 600, y: 300, r: 128 },
    layers: (p) => [
      shape(p.sky[2], cloud(80, 200, 230) + cloud(900, 150, 190)),
      line(p.near, 4, birds(250, 320)),
      shape(p.far, ridge(posterFrame, { y: 590, sway: 26, stride: 90, seed: 2 })),
      shape(
        p.mid,
        each([30, 110, 190, 1010, 1090, 1170], (x, i) => leafy(x, 726, 230 + ((i * 41) % 44))),
      ),
      shape(mix(p.sky[1], p.far, 0.55), 'M0,716H1200V900H0z'),
      place(600, 716, 1.12, brandenburgGate(p)),
      line(p.mid, 3, paving(600, 726, 1300, 174), { opacity: 0.6 }),
      shape(p.near, ridge(posterFrame, { y: 862, sway: 10, stride: 260, seed: 5 })),
      shape(
        p.deep,
        each([-20, 1220], (x) => leafy(x, 890, 350)),
      ),
      line(
        p.near,
        6,
        each([-20, 1220], (x) => leafLight(x, 890, 350)),
        { 'stroke-linecap': 'round' },
      ),
      shape(p.deep, ridge(posterFrame, { y: 884, sway: 8, stride: 300, seed: 9 })),
    ],
  },
  banner: {
    sun: { x: 1330, y: 200, r: 80 },
    layers: (p) => [
      shape(p.sky[2], cloud(740, 120, 190) + cloud(190, 200, 160)),
      shape(p.far, ridge(bannerFrame, { y: 440, sway: 18, stride: 110, seed: 2 })),
      shape(
        p.mid,
        each([560, 640, 720, 800, 880, 960, 1040, 1120, 1590], (x, i) => leafy(x, 506, 90 + ((i * 41) % 34))),
      ),
      shape(mix(p.sky[1], p.far, 0.55), 'M0,500H1600V600H0z'),
      place(1330, 500, 0.54, brandenburgGate(p)),
      line(p.mid, 3, paving(1330, 504, 1500, 96), { opacity: 0.6 }),
      shape(p.near, ridge(bannerFrame, { y: 560, sway: 9, stride: 300, seed: 5 })),
      shape(p.deep, ridge(bannerFrame, { y: 584, sway: 7, stride: 340, seed: 9 })),
    ],
  },
};
