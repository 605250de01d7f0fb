import { ridge } from '../hills';
import { mix } from '../palette';
import type { Picture } from '../picture';
import { posterFrame } from '../scene';
import { birds, cloud } from '../sky';
import { box, each, line, place, shape, tag } from '../svg';
import { tones } from '../tones';
import { glints, sailing } from '../water';

/** A lighthouse: what one steers by is seen from far away. */
export const vision: Picture = {
  name: 'vision',
  palette: tones.lavender,
  sun: { x: 360, y: 400, r: 108 },
  layers: (p) => [
    shape(p.sky[2], cloud(110, 180, 220) + cloud(560, 120, 150)),
    line(p.near, 4, birds(500, 300)),
    shape(p.sun, 'M880,236L0,70V300L880,252zM880,236L1200,180V300L880,252z', { opacity: 0.45 }),
    shape(mix(p.far, p.sky[1], 0.4), ridge(posterFrame, { y: 560, sway: 16, stride: 130, seed: 4 })),
    shape(mix(p.far, p.mid, 0.3), 'M0,576H1200V900H0z'),
    line(p.light, 5, glints({ x: 360, y: 596, spread: [70, 300], depth: 190, count: 15, seed: 8 }), {
      'stroke-linecap': 'round',
      opacity: 0.65,
    }),
    sailing(p, 250, 690, 1) + sailing(p, 520, 632, 0.6),
    shape(p.mid, 'M1200,900V620Q1080,612 960,640T760,700T560,900z'),
    place(
      880,
      676,
      1,
      tag(
        'g',
        {},
        shape(p.light, 'M-62,0L-40,-380H40L62,0z'),
        shape(p.near, 'M-57,-86L-51,-190H51L57,-86zM-45,-290L-40,-380H40L45,-290z'),
        shape(p.deep, 'M8,0L6,-380H40L62,0z', { opacity: 0.28 }),
        shape(p.deep, `${box(-58, -394, 116, 16)}M-40,-472Q0,-536 40,-472z`),
        shape(p.sun, box(-32, -472, 64, 78)),
        line(p.deep, 6, 'M-32,-472V-394M0,-472V-394M32,-472V-394M0,-508V-540'),
        line(p.deep, 4, `M-58,-420H58${each([-56, 56], (x) => `M${x},-420V-394`)}`),
        shape(p.deep, 'M-16,0V-44a16,16 0 0 1 32,0V0z'),
        shape(p.light, box(70, -70, 110, 70)),
        shape(p.near, 'M58,-66L92,-112H160L194,-66z'),
        shape(p.deep, box(112, -44, 26, 26)),
      ),
    ),
    shape(p.near, 'M1200,900V700Q1040,660 900,690T700,790T480,900z'),
    shape(p.deep, ridge(posterFrame, { y: 852, sway: 20, stride: 300, seed: 12 })),
  ],
};
