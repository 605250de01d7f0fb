import { ridge } from '../hills';
import { mix, type Palette } from '../palette';
import type { Picture } from '../picture';
import { posterFrame } from '../scene';
import { birds, cloud } from '../sky';
import { box, d, each, line, place, shape, steps, tag } from '../svg';
import { tones } from '../tones';
import { spruces } from '../trees';
import { glints } from '../water';

/** A walker with a rucksack. */
function walker(p: Palette, clothes: string, skin: string): string {
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return (
    line(p.deep, 15, 'M-4,-70L-26,0M2,-70L16,-36 22,0', round) +
    shape('#c9502f', 'M-44,-142q0,-16 16,-16h14v80h-18q-14,0 -14,-14z') +
    line(clothes, 34, 'M-4,-138V-82', round) +
    line(mix(clothes, p.deep, 0.35), 13, 'M0,-138L22,-104 44,-112', round) +
    line(skin, 30, 'M6,-182h0', round) +
    shape(p.deep, 'M-14,-180a21,21 0 0 1 38,-12q-16,0 -22,6t-8,16z')
  );
}

/** A footbridge over a gorge: it was built before, and someone goes along. */
export const mission: Picture = {
  name: 'mission',
  palette: tones.clover,
  sun: { x: 600, y: 270, r: 108 },
  layers: (p) => {
    const sag = (x: number) => 590 + 44 * (1 - ((x - 600) / 340) ** 2);
    const deck = steps(260, 940, 25);
    const rail = (x: number) => sag(x) - 96 + 50 * (1 - ((x - 600) / 340) ** 2);
    const run = (y: (x: number) => number) => each(deck, (x, i) => d`${i ? 'L' : 'M'}${x},${y(x)}`);
    return [
      shape(p.sky[2], cloud(90, 170, 220) + cloud(900, 140, 200)),
      line(p.near, 4, birds(790, 300)),
      shape(p.far, ridge(posterFrame, { y: 500, sway: 70, stride: 210, seed: 5 })),
      shape(mix(p.far, p.mid, 0.5), ridge(posterFrame, { y: 640, sway: 36, stride: 170, seed: 11 })),
      shape(mix('#7fc0bd', p.far, 0.3), 'M300,790Q600,750 900,790V900H300z'),
      line(p.light, 5, glints({ x: 600, y: 800, spread: [130, 220], depth: 60, count: 8, seed: 5 }), {
        'stroke-linecap': 'round',
        opacity: 0.7,
      }),
      shape(p.mid, spruces([20, 600], [200, 600], 5, 190, 8) + spruces([1000, 600], [1190, 600], 5, 210, 15)),
      shape(
        p.near,
        'M0,590H270L290,650 330,700 318,780 370,900H0zM1200,590H930L910,650 872,712 886,790 830,900H1200z',
      ),
      shape(p.deep, 'M0,640Q130,640 190,700T250,900H0zM1200,640Q1070,640 1010,710T950,900H1200z', {
        opacity: 0.6,
      }),
      tag(
        'g',
        {},
        place(520, sag(520) - 4, 0.92, walker(p, p.light, '#9a6846')),
        place(650, sag(650) - 4, 0.92, walker(p, '#e0a93f', '#7d5138')),
      ),
      line(p.deep, 4, run(rail) + each(deck, (x) => d`M${x},${rail(x)}V${sag(x)}`)),
      line(p.deep, 12, run(sag)),
      shape(p.deep, box(244, 480, 20, 120) + box(936, 480, 20, 120)),
      line(p.deep, 4, 'M254,486L120,596M946,486L1080,596'),
    ];
  },
};
