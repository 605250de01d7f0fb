import { posterFrame } from '../frame';
import { ridge } from '../hills';
import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { birds, cloud } from '../sky';
import { box, d, each, line, place, shape, steps } from '../svg';
import { tones } from '../tones';
import { leafLight, leafy } from '../trees';
import { glints, sailing } from '../water';

/** A weatherboard villa with a bay and a verandah. */
function villa(p: Palette): string {
  const roof = mix('#9c3b2a', p.near, 0.15);
  return (
    shape(mix(roof, p.deep, 0.35), box(60, -330, 40, 90)) +
    shape(roof, 'M-250,-190L-130,-310H170L260,-190z') +
    shape(p.light, box(-230, -190, 470, 190)) +
    line(
      mix(p.light, p.mid, 0.3),
      2.5,
      each(steps(-176, -14, 12), (y) => d`M-230,${y}H240`),
    ) +
    shape(mix(p.light, p.mid, 0.5), box(-40, -190, 280, 190)) +
    shape(p.light, 'M-240,0V-196L-140,-290 -40,-196V0z') +
    shape(roof, 'M-262,-186L-140,-312 -18,-186 -34,-174 -140,-282 -246,-174z') +
    line(p.mid, 4, 'M-140,-270V-232M-162,-248L-140,-232 -118,-248') +
    shape(
      p.near,
      box(-200, -150, 40, 96) + box(-154, -150, 40, 96) + box(-108, -150, 32, 96) + box(140, -140, 50, 84),
    ) +
    shape(
      p.sun,
      box(-194, -144, 28, 34) + box(-148, -144, 28, 34) + box(-102, -144, 20, 34) + box(146, -134, 38, 30),
    ) +
    shape(mix('#9c3b2a', p.deep, 0.3), box(30, -136, 54, 136)) +
    shape(roof, 'M-44,-196H276L256,-164H-40z') +
    line(p.light, 9, 'M-18,-164V0M110,-164V0M244,-164V0') +
    line(p.light, 5, `M110,-56H244${each(steps(124, 230, 8), (x) => d`M${x},-56V0`)}`) +
    shape(mix(p.near, p.deep, 0.3), 'M-250,0H262V18H-250zM22,18H92L106,50H8z')
  );
}

/** Auckland's kind of view: a villa on a hill, a harbour with sails, the cone of an island. */
export const newzealandOffice: Illustration = {
  name: 'office-newzealand',
  palette: tones.fern,
  sun: { x: 330, y: 250, r: 100 },
  layers: (p) => [
    shape(p.sky[2], cloud(80, 130, 200) + cloud(820, 110, 220)),
    line(p.near, 4, birds(560, 220)),
    shape(p.far, 'M0,470Q140,462 230,420Q330,350 390,346Q450,350 560,420Q660,464 860,470H1200V560H0z'),
    shape(mix(p.far, p.mid, 0.4), 'M760,500Q900,440 1200,430V560H760z'),
    shape(mix('#7fb9b4', p.far, 0.35), 'M0,486H1200V900H0z'),
    line(p.light, 5, glints({ x: 330, y: 506, spread: [70, 330], depth: 170, count: 15, seed: 8 }), {
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
    sailing(p, 150, 590, 0.85) +
      sailing(p, 300, 540, 0.5) +
      sailing(p, 470, 620, 1.1) +
      sailing(p, 560, 528, 0.4),
    shape(p.mid, 'M1200,900V600H860Q640,606 540,700T240,900z'),
    shape(mix(p.mid, p.near, 0.35), leafy(1150, 620, 240) + leafy(1050, 600, 190) + leafy(540, 720, 120)),
    place(838, 640, 1, villa(p)),
    shape(p.near, 'M1200,900V640Q1060,646 900,684T600,830T330,900z'),
    line(p.detail, 13, 'M884,690Q860,750 760,790T640,900', { 'stroke-linecap': 'round', opacity: 0.75 }),
    line(p.light, 5, `M930,736H1200M930,764H1200${each(steps(940, 1190, 10), (x) => d`M${x},722V790`)}`),
    shape(p.deep, leafy(70, 880, 330) + leafy(230, 910, 220)),
    line(p.near, 6, leafLight(70, 880, 330) + leafLight(230, 910, 220), { 'stroke-linecap': 'round' }),
    shape(p.deep, ridge(posterFrame, { y: 868, sway: 16, stride: 300, seed: 5 })),
  ],
};
