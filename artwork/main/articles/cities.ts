import { towers } from '../city';
import { posterFrame } from '../frame';
import { ridge } from '../hills';
import type { Illustration } from '../illustration';
import { harbourBridge, operaHouse } from '../landmarks/australia';
import { mix, type Palette } from '../palette';
import { birds, cloud } from '../sky';
import { line, place, shape } from '../svg';
import { tones } from '../tones';
import { glints, sailing } from '../water';

const level = { 'stroke-linecap': 'round', opacity: 0.55 };

/** A city on its headland. */
function city(
  p: Palette,
  [x, y, width, height, seed]: readonly [number, number, number, number, number],
  wall: string,
  size: number,
): string {
  const { walls, lights } = towers(x, y, width, height, seed);
  return shape(wall, walls) + line(p.sun, size, lights, { opacity: 0.85 });
}

/** One coast, one city behind another, the lights just on. */
export const cities: Illustration = {
  name: 'blog-cities',
  palette: tones.dusk,
  sun: { x: 560, y: 330, r: 100 },
  layers: (p) => [
    shape(p.sky[2], cloud(80, 150, 230) + cloud(880, 110, 200)),
    line(p.near, 4, birds(330, 190)),
    shape(mix(p.far, p.sky[1], 0.35), ridge(posterFrame, { y: 450, sway: 20, stride: 120, seed: 5 })),
    city(p, [250, 470, 210, 92, 4], p.far, 2.4),
    shape(mix(p.far, p.mid, 0.25), 'M0,470H520Q600,474 650,492H1200V900H0z'),
    shape(mix(p.sky[0], p.mid, 0.35), 'M420,484Q640,476 1200,490V900H0V560Q300,520 420,484z'),
    line(p.sun, 4, glints({ x: 560, y: 500, spread: [60, 190], depth: 190, count: 12, seed: 8 }), level),
    city(p, [690, 546, 420, 196, 17], mix(p.far, p.mid, 0.75), 3.2),
    shape(p.mid, 'M560,560Q640,540 760,542T1200,536V640Q860,640 560,560z'),
    city(p, [-30, 660, 380, 250, 31], p.near, 4),
    shape(p.near, 'M0,654Q260,646 400,672Q470,690 380,716Q200,742 0,742z'),
    shape(p.near, 'M478,748Q600,716 760,724T1200,716V748Q960,772 700,772Q540,772 478,748z'),
    place(838, 704, 0.62, harbourBridge({ ...p, mid: p.near, near: p.deep })),
    place(662, 744, 0.5, operaHouse(p)),
    sailing(p, 470, 612, 0.5) + sailing(p, 430, 790, 0.9),
    line(p.detail, 5, glints({ x: 640, y: 764, spread: [200, 330], depth: 50, count: 7, seed: 3 }), level),
    shape(p.deep, 'M0,900V800Q180,784 330,836T720,866T1200,780V900z'),
  ],
};
