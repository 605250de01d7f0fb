import type { Illustration } from '../illustration';
import { mix } from '../palette';
import { seated, skin } from '../people';
import { cloud } from '../sky';
import { cup } from '../still-life';
import { box, disc, line, place, shape } from '../svg';
import { tones } from '../tones';

/** Two people bend over a map; the route on it is still a dotted line. */
export const counselling: Illustration = {
  name: 'service-counselling',
  palette: tones.teal,
  sun: { x: 600, y: 300, r: 112 },
  layers: (p) => [
    shape(p.sky[2], cloud(70, 170, 200) + cloud(920, 130, 200)),
    shape(p.far, 'M0,560Q170,500 360,540T760,520T1200,550V900H0z'),
    shape(mix(p.far, p.mid, 0.5), 'M0,610Q260,560 520,600T1200,590V900H0z'),
    place(
      236,
      690,
      1.18,
      seated(p, { hair: 'bun', skin: skin(p, 0.55), clothes: p.near, collar: p.detail, hand: [196, 14] }),
    ),
    place(
      964,
      690,
      1.18,
      seated(p, { hair: 'short', skin: skin(p, 0.25), clothes: p.light, collar: p.mid, hand: [196, 10] }),
      -1,
    ),
    shape(mix(p.mid, p.near, 0.4), box(0, 684, 1200, 96)),
    shape(p.deep, box(0, 776, 1200, 124)),
    shape(p.light, 'M402,664L520,654 640,664 812,652 862,762 668,772 536,760 336,774z'),
    shape(mix(p.light, p.far, 0.35), 'M520,654L640,664 668,772 536,760z'),
    shape(
      p.far,
      'M424,680q40,-16 70,2q30,24 -6,44q-40,26 -74,6zM690,690q46,-20 86,4q20,30 -34,48q-52,-4 -52,-52z',
    ),
    line(p.near, 6, 'M462,712Q590,630 730,706', { 'stroke-dasharray': '3 15', 'stroke-linecap': 'round' }),
    shape('#d9573a', 'M730,708Q688,654 688,622a42,42 0 0 1 84,0Q772,654 730,708z'),
    shape(p.light, disc(730, 622, 16)),
    shape(p.deep, disc(462, 712, 10)),
    place(
      236,
      690,
      1.18,
      line(mix(p.near, p.mid, 0.35), 56, 'M110,-34L150,10', { 'stroke-linecap': 'round' }) +
        shape(skin(p, 0.55), disc(196, 6, 27)),
    ),
    place(
      964,
      690,
      1.18,
      line(mix(p.light, p.mid, 0.35), 56, 'M110,-34L150,6', { 'stroke-linecap': 'round' }) +
        shape(skin(p, 0.25), disc(196, 2, 27)),
      -1,
    ),
    cup(p, 130, 770, 0.9),
  ],
};
