import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { cloud } from '../sky';
import { plant, table } from '../still-life';
import { box, line, place, shape } from '../svg';
import { tones } from '../tones';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
const outline = 'M0,-500Q100,-436 216,-432V-240Q204,-76 0,0Q-204,-76 -216,-240V-432Q-100,-436 0,-500z';

function shield(p: Palette): string {
  return (
    shape(p.near, outline) +
    shape(p.deep, 'M0,-500Q100,-436 216,-432V-240Q204,-76 0,0z', { opacity: 0.42 }) +
    place(0, -26, 0.87, line(p.detail, 7, outline)) +
    shape(p.light, 'M-36,-372H36V-288H120V-216H36V-132H-36V-216H-120V-288H-36z') +
    shape(mix(p.light, p.mid, 0.3), 'M0,-372H36V-288H120V-216H36V-132H0z')
  );
}

/** A desk lamp over the table. */
function lamp(p: Palette): string {
  return (
    shape(p.deep, 'M-70,0Q-70,-26 0,-26T70,0z') +
    line(p.deep, 13, 'M0,-20L58,-250 -52,-420', round) +
    shape(p.near, 'M-14,-470L-86,-404Q-150,-390 -196,-330L-62,-232Q-24,-290 -28,-346L22,-420z') +
    shape(p.sun, 'M-196,-330L-62,-232Q-100,-212 -150,-250T-196,-330z')
  );
}

/** Insurance cover: a shield in the light of a lamp. */
export const health: Illustration = {
  name: 'service-health',
  palette: tones.clover,
  sun: { x: 480, y: 330, r: 150 },
  layers: (p) => [
    shape(p.sky[2], cloud(60, 170, 180) + cloud(860, 140, 210)),
    shape(p.far, 'M0,620Q240,540 470,600T900,580T1200,610V900H0z'),
    shape(mix(p.far, p.mid, 0.5), 'M0,690Q300,630 640,680T1200,660V900H0z'),
    table(p, 740, 84),
    shape(p.sun, 'M802,486L930,578 640,782H210z', { opacity: 0.26 }),
    shape(p.deep, 'M300,792H684L650,812H330z', { opacity: 0.5 }),
    place(490, 802, 1.16, shield(p)),
    place(982, 808, 1, lamp(p)),
    plant(p, 158, 806, 0.92),
    shape(p.light, box(740, 730, 96, 70)),
    shape(mix(p.light, p.mid, 0.6), box(748, 706, 80, 26)),
    shape(p.mid, 'M780,746h16v14h14v16h-14v14h-16v-14h-14v-16h14z'),
  ],
};
