import { posterFrame } from '../frame';
import { ridge } from '../hills';
import type { Illustration } from '../illustration';
import { wreath } from '../laurel';
import { mix, type Palette } from '../palette';
import { birds, cloud } from '../sky';
import { box, d, disc, each, line, place, shape, steps } from '../svg';
import { tones } from '../tones';

const heights = [96, 172, 256, 350, 420];
const left = (i: number) => 120 + i * 166;

/** A student in cap and gown, pointing on. */
function graduate(p: Palette): string {
  return (
    shape(p.near, 'M-18,-20H-2V0H-24q-2,-8 6,-12zM4,-20H20V-12Q28,-8 26,0H4z') +
    shape(p.deep, 'M-36,-14Q-34,-120 -22,-146Q0,-158 22,-146Q34,-120 36,-14z') +
    line(p.deep, 20, 'M18,-134L46,-92 74,-124', { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) +
    shape(mix('#b98560', p.mid, 0.25), `M-8,-164h16v18h-16z${disc(0, -172, 22)}${disc(80, -132, 10)}`) +
    shape(p.deep, 'M-24,-170Q-24,-196 0,-196T24,-170Q0,-186 -24,-170zM-52,-198L0,-218 52,-198 0,-180z') +
    line(p.detail, 4, 'M0,-198L-40,-194V-166') +
    line(p.detail, 6, 'M-16,-148L0,-122 16,-148')
  );
}

/** Each step is also a bar of a graph; the wreath waits at the end of it. */
export const scholarship: Illustration = {
  name: 'service-scholarship',
  palette: tones.lavender,
  sun: { x: 872, y: 226, r: 92 },
  layers: (p) => {
    const laurel = wreath(872, 226, 134, 9);
    return [
      shape(p.sky[2], cloud(90, 150, 220) + cloud(330, 290, 130)),
      line(p.near, 4, birds(380, 180)),
      shape(p.far, ridge(posterFrame, { y: 600, sway: 30, stride: 170, seed: 5 })),
      shape(mix(p.far, p.mid, 0.45), ridge(posterFrame, { y: 700, sway: 22, stride: 240, seed: 9 })),
      line(p.near, 6, laurel.twigs, { 'stroke-linecap': 'round' }),
      shape(p.near, laurel.leaves),
      shape(
        p.mid,
        each(heights, (h, i) => box(left(i), 820 - h, 150, h)),
      ),
      shape(
        p.near,
        each(heights, (h, i) => box(left(i) + 100, 820 - h, 50, h)),
        { opacity: 0.55 },
      ),
      shape(
        p.light,
        each(heights, (h, i) => box(left(i) - 6, 808 - h, 162, 16)),
      ),
      line(
        p.detail,
        4,
        each(heights, (h, i) =>
          each(steps(840 - h, 800, Math.max(2, Math.round(h / 44))), (y) => d`M${left(i) + 18},${y}h60`),
        ),
        {
          opacity: 0.45,
          'stroke-linecap': 'round',
        },
      ),
      place(left(2) + 74, 808 - 256, 1.16, graduate(p)),
      shape(p.near, ridge(posterFrame, { y: 822, sway: 8, stride: 280, seed: 8 })),
      shape(p.deep, ridge(posterFrame, { y: 862, sway: 10, stride: 330, seed: 12 })),
    ];
  },
};
