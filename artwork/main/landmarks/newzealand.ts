import type { Destination } from '../destination';
import { bannerFrame, posterFrame } from '../frame';
import { ridge } from '../hills';
import { mix, type Palette, palette } from '../palette';
import { birds, cloud } from '../sky';
import { d, each, line, place, round, shape, steps, tag } from '../svg';
import { glints } from '../water';

/** Taranaki: an almost perfect cone that flattens towards its foot, with Fanthams Peak on one shoulder. */
const cone =
  'M-620,0Q-330,-74 -200,-190T-52,-362L-30,-374 -8,-364 16,-378 44,-360' +
  'Q92,-288 128,-236L156,-246 184,-226Q330,-78 640,0z';
const shadow =
  'M16,-378L44,-360Q92,-288 128,-236L156,-246 184,-226Q330,-78 640,0H250L176,-58 190,-104 104,-160 118,-214 44,-280z';
const snow =
  'M-138,-252Q-92,-306 -52,-362L-30,-374 -8,-364 16,-378 44,-360Q92,-288 128,-236L156,-246 184,-226 ' +
  '212,-196 184,-204 ' +
  '172,-172 150,-200 128,-150 112,-206 84,-168 62,-232 34,-140 12,-222 -14,-168 -34,-238 ' +
  '-62,-128 -84,-218 -112,-178 -124,-222 -176,-190z';

function taranaki(p: Palette): string {
  return (
    shape(p.mid, cone) +
    shape(p.light, snow) +
    shape(p.near, shadow, { opacity: 0.42 }) +
    line(p.far, 3, 'M-220,-110-300,-62M-120,-130-170,-54M-60,-96-80,-34M-270,-92-370,-48M20,-100 16,-44', {
      'stroke-linecap': 'round',
      opacity: 0.7,
    })
  );
}

/** A fern frond along a bending stalk, rising from the origin; leaflets shorten towards the tip. */
function frond(length: number, bend: number): { readonly stalk: string; readonly leaflets: string } {
  const at = (t: number) => ({ x: bend * t * t * length, y: -length * (t - 0.22 * t * t) });
  const leaflets = each(steps(0.12, 0.985, 21), (t) => {
    const { x, y } = at(t);
    const turn = Math.atan2(-(1 - 0.44 * t), 2 * bend * t);
    const long = length * 0.25 * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.83)) ** 0.8 + 3;
    return each([1, -1], (side) => {
      const angle = turn + side * (1.08 - 0.3 * t);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const fat = long * 0.14 + 2;
      return (
        d`M${x},${y}q${long * 0.4 * cos - fat * sin},${long * 0.4 * sin + fat * cos} ${long * cos},${long * sin}` +
        d`q${-long * 0.6 * cos + fat * sin},${-long * 0.6 * sin - fat * cos} ${-long * cos},${-long * sin}`
      );
    });
  });
  return { stalk: d`M0,0Q${0},${-length * 0.5} ${at(1).x},${at(1).y}`, leaflets };
}

/** A young frond, still rolled up. */
const koru = (x: number, y: number, s: number) =>
  d`M${x},${y}q${-10 * s},${-120 * s} ${16 * s},${-150 * s}` +
  d`a${26 * s},${26 * s} 0 1 1 ${20 * s},${44 * s}a${17 * s},${17 * s} 0 1 1 ${12 * s},${-28 * s}`;

/** The same frond in several sizes: defined once, so that the leaflets weigh once. */
function ferns(
  fill: string,
  places: readonly (readonly [x: number, y: number, scale: number, turn: number, flip: 1 | -1])[],
): string {
  const { stalk, leaflets } = frond(300, 0.32);
  return (
    tag(
      'defs',
      {},
      tag(
        'g',
        { id: 'f' },
        tag('path', { d: leaflets }),
        tag('path', { d: stalk, fill: 'none', 'stroke-width': 5 }),
      ),
    ) +
    tag(
      'g',
      { fill, stroke: fill, 'stroke-width': 0.5 },
      each(places, ([x, y, scale, turn, flip]) =>
        tag('use', {
          href: '#f',
          transform: `translate(${x} ${y}) rotate(${turn}) scale(${round(scale * flip)} ${round(scale)})`,
        }),
      ),
    )
  );
}

const level = { 'stroke-linecap': 'round', opacity: 0.55 };
const lake = (p: Palette) => mix(p.far, p.sky[2], 0.3);

/** Fern: the mountain mirrored in a lake, the bush at one's feet. */
export const newzealand: Destination = {
  slug: 'newzealand',
  palette: palette('#1f5f4a', '#c8de9c', {
    far: '#84b8a2',
    mid: '#3f8280',
    near: '#1f5f4a',
    deep: '#0f3a35',
  }),
  poster: {
    sun: { x: 330, y: 240, r: 92 },
    layers: (p) => [
      shape(p.sky[2], cloud(860, 180, 240) + cloud(60, 350, 150)),
      line(p.near, 4, birds(830, 300)),
      shape(mix(p.far, p.sky[0], 0.45), ridge(posterFrame, { y: 540, sway: 26, stride: 140, seed: 3 })),
      place(600, 600, 1.04, taranaki(p)),
      shape(p.light, cloud(180, 470, 250) + cloud(760, 500, 210), { opacity: 0.8 }),
      shape(p.near, ridge(posterFrame, { y: 584, sway: 12, stride: 60, seed: 5 })),
      shape(lake(p), 'M0,612H1200V900H0z'),
      tag(
        'g',
        { transform: 'translate(600 612) scale(1.04 -.5)', opacity: 0.5 },
        shape(p.mid, cone) + shape(p.light, snow),
      ),
      line(p.light, 5, glints({ x: 640, y: 634, spread: [360, 520], depth: 150, count: 14, seed: 6 }), level),
      shape(p.near, 'M0,760Q200,720 420,790T900,820 1200,770V900H0z'),
      ferns(p.deep, [
        [120, 900, 1.2, 6, 1],
        [70, 900, 1, -14, 1],
        [1090, 900, 1.1, -4, -1],
        [1180, 900, 1.3, 8, -1],
      ]),
      line(p.deep, 11, koru(300, 900, 1), { 'stroke-linecap': 'round' }),
      line(p.deep, 9, koru(940, 900, 0.75), { 'stroke-linecap': 'round' }),
      shape(p.deep, ridge(posterFrame, { y: 866, sway: 14, stride: 260, seed: 9 })),
    ],
  },
  banner: {
    sun: { x: 1130, y: 180, r: 66 },
    layers: (p) => [
      shape(p.sky[2], cloud(740, 120, 190) + cloud(190, 200, 160)),
      shape(mix(p.far, p.sky[0], 0.45), ridge(bannerFrame, { y: 430, sway: 16, stride: 160, seed: 3 })),
      place(1340, 450, 0.8, taranaki(p)),
      shape(p.light, cloud(1120, 376, 170), { opacity: 0.8 }),
      shape(p.near, ridge(bannerFrame, { y: 442, sway: 8, stride: 60, seed: 5 })),
      shape(lake(p), 'M0,460H1600V600H0z'),
      tag(
        'g',
        { transform: 'translate(1340 460) scale(.8 -.32)', opacity: 0.5 },
        shape(p.mid, cone) + shape(p.light, snow),
      ),
      line(p.light, 4, glints({ x: 900, y: 474, spread: [420, 640], depth: 60, count: 13, seed: 6 }), level),
      shape(p.near, ridge(bannerFrame, { y: 552, sway: 12, stride: 300, seed: 11 })),
      ferns(p.deep, [
        [1490, 600, 0.7, -6, -1],
        [1560, 600, 0.9, 6, -1],
      ]),
      shape(p.deep, ridge(bannerFrame, { y: 584, sway: 10, stride: 340, seed: 9 })),
    ],
  },
};
