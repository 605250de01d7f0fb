import { posterFrame } from '../frame';
import { ridge } from '../hills';
import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { cloud } from '../sky';
import { cup, plant, table } from '../still-life';
import { box, d, disc, each, line, place, shape } from '../svg';
import { tones } from '../tones';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/** A telephone of the old kind, whose cord runs off the table: everybody knows what it is for. */
function telephone(p: Palette): string {
  const dial = Array.from({ length: 10 }, (_, i) => {
    const angle = (-50 + i * 29) * (Math.PI / 180);
    return disc(Math.cos(angle) * 62, -104 + Math.sin(angle) * 62, 12);
  });
  return (
    shape(
      p.near,
      'M-132,-214Q-124,-262 -84,-262H84Q124,-262 132,-214L196,-30Q202,0 168,0H-168Q-202,0 -196,-30z',
    ) +
    shape(p.deep, 'M84,-262Q124,-262 132,-214L196,-30Q202,0 168,0H90z', { opacity: 0.22 }) +
    shape(p.light, disc(0, -104, 92)) +
    shape(
      p.near,
      each(dial, (hole) => hole),
    ) +
    shape('#c9502f', disc(0, -104, 26)) +
    shape(p.deep, box(-96, -286, 34, 34) + box(62, -286, 34, 34)) +
    shape(
      p.deep,
      'M-214,-330Q-204,-392 0,-392Q204,-392 214,-330L222,-286Q224,-262 198,-262H142Q118,-262 116,-286Q114,-316 0,-316Q-114,-316 -116,-286Q-118,-262 -142,-262H-198Q-224,-262 -222,-286z',
    )
  );
}

/** Something that is said, and what is answered. */
function bubbles(p: Palette): string {
  const words = mix(p.mid, p.light, 0.25);
  return (
    shape(
      p.light,
      'M150,196H430q24,0 24,24V350q0,24 -24,24H300l-56,56 6,-56H150q-24,0 -24,-24V220q0,-24 24,-24z',
    ) +
    line(words, 13, 'M174,250H404M174,288H372M174,326H300', round) +
    shape(
      p.near,
      'M800,120H1062q24,0 24,24V262q0,24 -24,24H966l8,54 -60,-54H800q-24,0 -24,-24V144q0,-24 24,-24z',
    ) +
    line(p.light, 13, 'M824,176H1034M824,220H950', round)
  );
}

/** The telephone on a desk, with a question and its answer in the air. */
export const contact: Illustration = {
  name: 'contact',
  palette: tones.teal,
  sun: { x: 600, y: 330, r: 112 },
  layers: (p) => [
    shape(p.sky[2], cloud(480, 120, 150) + cloud(950, 430, 190)),
    shape(p.far, ridge(posterFrame, { y: 600, sway: 26, stride: 170, seed: 5 })),
    shape(mix(p.far, p.mid, 0.5), ridge(posterFrame, { y: 664, sway: 14, stride: 230, seed: 8 })),
    bubbles(p),
    table(p, 724, 34),
    shape(p.deep, d`M360,742Q600,716 860,742Q700,766 520,766z`, { opacity: 0.35 }),
    line(p.deep, 10, 'M416,716C330,744 300,676 250,716S180,770 120,736S20,760 -20,736', round),
    place(606, 744, 1, telephone(p)),
    cup(p, 978, 746, 1.05),
    plant(p, 180, 732, 1),
    shape(p.deep, box(0, 884, 1200, 16)),
  ],
};
