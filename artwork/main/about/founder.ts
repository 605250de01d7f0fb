import { noise } from '../../noise';
import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { face, skin } from '../people';
import { cup, plant, table } from '../still-life';
import { box, d, disc, each, line, place, shape, steps } from '../svg';
import { tones } from '../tones';

/** The backs of books on a shelf, from x to the right. */
function shelf(p: Palette, x: number, y: number, width: number, seed: number): string {
  const next = noise(seed);
  const fills = [p.near, p.mid, p.light, mix(p.far, p.mid, 0.4), '#c9603f', '#d9a548'];
  let out = '';
  for (let left = x + 8; left < x + width - 40; ) {
    const [w, h] = [20 + next() * 20, 84 + next() * 50];
    const fill = fills[Math.floor(next() * fills.length)] ?? p.near;
    out += shape(fill, box(left, y - h, w, h));
    left += w + (next() > 0.86 ? 36 : 3);
  }
  return out + shape(p.deep, box(x, y, width, 14));
}

/** Someone in a jacket, from the front. */
function founderFigure(p: Palette): string {
  const tint = skin(p, 0.4);
  const jacket = p.near;
  return (
    shape(jacket, 'M-252,0C-256,-170 -226,-246 -110,-282Q0,-306 110,-282C226,-246 256,-170 252,0z') +
    shape(p.light, 'M-62,-296L0,-130 62,-296z') +
    shape(tint, 'M-46,-360H46V-294Q0,-222 -46,-294z') +
    shape(mix(tint, p.deep, 0.22), 'M-46,-330Q0,-290 46,-330V-312Q0,-268 -46,-312z') +
    shape(
      mix(jacket, p.deep, 0.4),
      'M-64,-288L-8,-60 0,-40V0H-30L-120,-196 -86,-214 -112,-232z' +
        'M64,-288L8,-60 0,-40V0H30L120,-196 86,-214 112,-232z',
    ) +
    shape('#c9603f', 'M-15,-240H15L10,-216 20,-110 0,-76 -20,-110 -10,-216z') +
    shape(p.deep, 'M-92,-400C-112,-540 -50,-566 6,-562C78,-566 112,-520 92,-400z') +
    shape(tint, 'M-82,-430a82,92 0 0 1 164,0Q82,-320 0,-314Q-82,-320 -82,-430z') +
    shape(tint, disc(-84, -412, 17) + disc(84, -412, 17)) +
    shape(
      p.deep,
      'M-90,-412C-112,-540 -50,-566 6,-562C78,-566 112,-520 90,-412L80,-444Q70,-490 34,-498' +
        'Q-20,-476 -66,-488Q-80,-470 -82,-440z',
    ) +
    face(p, tint, 0, -420, 2.1) +
    line(mix(jacket, p.deep, 0.4), 5, 'M-170,-150Q-176,-70 -150,0M170,-150Q176,-70 150,0')
  );
}

/** A quiet portrait at a desk: a placeholder for a photograph. */
export const founder: Illustration = {
  name: 'founder',
  palette: tones.teal,
  sun: { x: 600, y: 330, r: 150 },
  layers: (p) => [
    each([200, 370, 540], (y, i) => shelf(p, -10, y, 330, 5 + i) + shelf(p, 900, y, 310, 15 + i)),
    shape(p.deep, box(316, 0, 14, 720) + box(886, 0, 14, 720)),
    place(600, 748, 1.06, founderFigure(p)),
    table({ ...p, near: mix(p.mid, p.near, 0.4) }, 732, 100),
    line(mix(p.near, p.mid, 0.3), 66, 'M392,712Q420,764 520,786M808,712Q780,764 680,786', {
      'stroke-linecap': 'round',
    }),
    shape(
      skin(p, 0.4),
      'M510,760q60,0 84,24q6,24 -24,26q-60,4 -84,-18zM690,760q-60,0 -84,24q-6,24 24,26q60,4 84,-18z',
    ),
    plant(p, 1040, 806, 0.82),
    shape('#c9603f', box(110, 778, 220, 30)) + shape(p.light, box(126, 784, 200, 18)),
    shape(p.mid, box(130, 748, 190, 30)) + shape(p.light, box(146, 754, 170, 18)),
    shape('#d9a548', box(120, 722, 180, 26)),
    line(
      p.deep,
      3,
      each(steps(60, 60, 1), () => d`M136,735H210`),
    ),
    cup(p, 880, 812, 0.8),
  ],
};
