import { posterFrame } from '../frame';
import { ridge } from '../hills';
import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { birds, cloud } from '../sky';
import { box, d, disc, each, line, shape, steps } from '../svg';
import { tones } from '../tones';
import { leafLight, leafy } from '../trees';

/** One house of a row: its position, width and height, its roof and its front. */
interface House {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly roof: 'gable' | 'step' | 'flat';
  readonly front: 'mid' | 'near' | 'far';
}

const houses: readonly House[] = [
  { x: 70, width: 176, height: 300, roof: 'gable', front: 'near' },
  { x: 246, width: 196, height: 380, roof: 'flat', front: 'mid' },
  { x: 442, width: 176, height: 330, roof: 'step', front: 'near' },
  { x: 618, width: 170, height: 300, roof: 'gable', front: 'mid' },
  { x: 788, width: 204, height: 400, roof: 'flat', front: 'near' },
  { x: 992, width: 150, height: 310, roof: 'gable', front: 'mid' },
];

const foot = 760;

function house(p: Palette, { x, width: w, height: h, roof, front }: House, index: number): string {
  const top = foot - h;
  const dark = mix(p.near, p.deep, 0.55);
  const roofs = {
    gable: shape(dark, d`M${x - 8},${top}L${x + w / 2},${top - 96}L${x + w + 8},${top}z`),
    step: shape(p[front], d`M${x},${top}v-34h34v-34h34v-34h${w - 136}v34h34v34h34v34z`),
    flat: shape(dark, box(x - 6, top - 16, w + 12, 22) + box(x + w - 50, top - 62, 28, 50)),
  };
  const floors = Math.round(h / 100);
  const columns = steps(x + w * 0.2, x + w * 0.8, 3);
  const panes = steps(0, floors - 1, floors).flatMap((floor) =>
    columns.map((cx, i) => ({
      cx,
      y: top + 30 + floor * 92,
      lit: (floor * 7 + i * 3 + index * 5) % 4 > 0,
      floor,
      i,
    })),
  );
  const windows = panes.filter(({ floor, i }) => floor < floors - 1 || i !== index % 3);
  const doorX = columns[index % 3] ?? x;
  const pane = ({ cx, y }: { cx: number; y: number }) => box(cx - 15, y, 30, 48);
  return (
    shape(p[front], box(x, top, w, h)) +
    roofs[roof] +
    shape(p.deep, box(x + w - 12, top, 12, h), { opacity: 0.25 }) +
    shape(
      dark,
      each(
        windows.filter(({ lit }) => !lit),
        pane,
      ),
    ) +
    shape(
      p.sun,
      each(
        windows.filter(({ lit }) => lit),
        pane,
      ),
    ) +
    line(
      front === 'near' ? p.near : p.mid,
      3,
      each(windows, ({ cx, y }) => d`M${cx},${y}v48M${cx - 15},${y + 20}h30`),
    ) +
    shape(p.deep, d`M${doorX - 20},${foot}v-62a20,20 0 0 1 40,0v62z`) +
    shape(p.sun, disc(doorX + 11, foot - 32, 3.5))
  );
}

/** A street of houses at dusk, with the lights on. */
export const accommodation: Illustration = {
  name: 'service-accommodation',
  palette: tones.amber,
  sun: { x: 640, y: 270, r: 96 },
  layers: (p) => [
    shape(p.sky[2], cloud(80, 150, 220) + cloud(930, 200, 180)),
    line(p.near, 4, birds(400, 200)),
    shape(p.far, ridge(posterFrame, { y: 520, sway: 40, stride: 130, seed: 14 })),
    ...houses.map((one, index) => house(p, one, index)),
    shape(mix(p.far, p.mid, 0.35), box(0, foot, 1200, 46)),
    line(p.near, 3, d`M0,${foot + 2}H1200`),
    shape(p.deep, box(0, 806, 1200, 94)),
    line(p.mid, 6, 'M20,856h90M200,856h90M380,856h90M560,856h90M740,856h90M920,856h90M1100,856h90'),
    shape(p.deep, leafy(40, 812, 260) + leafy(1168, 812, 300)),
    line(p.near, 6, leafLight(40, 812, 260) + leafLight(1168, 812, 300), { 'stroke-linecap': 'round' }),
    line(p.deep, 8, 'M700,806V560'),
    shape(p.sun, disc(700, 536, 60), { opacity: 0.3 }),
    shape(p.light, 'M680,520H720L712,560H688z'),
    shape(p.deep, 'M674,520L700,500 726,520zM684,560h32v8h-32z'),
  ],
};
