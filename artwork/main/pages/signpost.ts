import { posterFrame } from '../frame';
import { ridge } from '../hills';
import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { birds, cloud } from '../sky';
import { box, d, line, shape } from '../svg';
import { tones } from '../tones';
import { leafy } from '../trees';

const words = { 'stroke-linecap': 'round' };

/** Three arms, each in another direction. */
const arms = (p: Palette) =>
  shape(p.deep, 'M588,210h36V800h-36z') +
  shape(p.light, 'M600,250H900l58,44 -58,44H600z') +
  line(mix(p.mid, p.light, 0.3), 13, 'M656,294H862', words) +
  shape('#c9502f', 'M612,366H350l-58,44 58,44H612z') +
  line(p.light, 13, 'M376,410H556', words) +
  shape(p.near, 'M600,482H840l58,44 -58,44H600z') +
  line(p.light, 13, 'M656,526H800', words) +
  shape(p.detail, 'M578,190h56v26h-56z');

/** Ways that part in the hills. */
export const signpost: Illustration = {
  name: 'signpost',
  palette: tones.fern,
  sun: { x: 330, y: 270, r: 104 },
  layers: (p) => [
    shape(p.sky[2], cloud(760, 140, 210) + cloud(90, 470, 150)),
    line(p.near, 4, birds(980, 330)),
    shape(p.far, ridge(posterFrame, { y: 520, sway: 44, stride: 170, seed: 3 })),
    shape(mix(p.far, p.mid, 0.5), ridge(posterFrame, { y: 610, sway: 30, stride: 220, seed: 11 })),
    shape(p.mid, leafy(1040, 720, 190) + leafy(150, 720, 160)),
    shape(mix(p.mid, p.near, 0.5), ridge(posterFrame, { y: 700, sway: 16, stride: 260, seed: 5 })),
    shape(p.light, 'M520,900Q560,780 400,740T60,690L60,704Q330,740 380,780T300,900z', { opacity: 0.65 }),
    shape(p.light, 'M720,900Q660,780 820,744T1160,700V712Q880,752 840,792T960,900z', { opacity: 0.65 }),
    shape(p.deep, d`M520,806Q606,790 700,806Q640,818 560,816z`, { opacity: 0.5 }),
    arms(p),
    shape(p.deep, box(0, 884, 1200, 16)),
  ],
};
