import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { cloud } from '../sky';
import { cup, plant, table } from '../still-life';
import { box, d, each, line, place, shape, steps } from '../svg';
import { tones } from '../tones';

type Building = readonly [x: number, width: number, height: number];

const far: readonly Building[] = [
  [0, 90, 210],
  [110, 70, 290],
  [260, 100, 240],
  [420, 70, 330],
  [520, 110, 230],
  [700, 80, 300],
  [820, 120, 250],
  [980, 70, 360],
  [1090, 110, 240],
];
const close: readonly Building[] = [
  [50, 96, 170],
  [180, 84, 230],
  [330, 70, 180],
  [610, 90, 210],
  [760, 76, 170],
  [900, 90, 260],
  [1040, 80, 190],
];

const block = ([x, w, h]: Building) => box(x, 720 - h, w, h);
const floors = ([x, w, h]: Building) =>
  each(steps(740 - h, 700, Math.round(h / 22)), (y) => d`M${x + 12},${y}h${w - 24}`);

function laptop(p: Palette): string {
  return (
    shape(p.deep, 'M-206,-268q0,-16 16,-16H190q16,0 16,16V0H-206z') +
    shape(p.light, box(-188, -266, 376, 244)) +
    shape(p.mid, box(-160, -240, 116, 116)) +
    shape(mix(p.light, p.mid, 0.5), 'M-102,-222a24,24 0 1 1 -.1,0zM-146,-124Q-142,-168 -102,-168T-58,-124z') +
    line(
      mix(p.light, p.mid, 0.55),
      10,
      'M-12,-226H150M-12,-196H110M-12,-166H150M-12,-136H84M-160,-92H150M-160,-62H60',
      {
        'stroke-linecap': 'round',
      },
    ) +
    shape(p.far, 'M-250,0H250L236,18Q232,22 224,22H-224Q-232,22 -236,18z') +
    shape(p.mid, box(-50, 0, 100, 8))
  );
}

/** A desk at a window; behind it the city where the first job is. */
export const placement: Illustration = {
  name: 'service-placement',
  palette: tones.denim,
  sun: { x: 600, y: 270, r: 108 },
  layers: (p) => [
    shape(p.sky[2], cloud(90, 150, 200) + cloud(900, 130, 190)),
    shape(p.far, each(far, block)),
    line(p.detail, 4, each(far, floors), { opacity: 0.45 }),
    shape(mix(p.far, p.mid, 0.7), each(close, block)),
    line(p.detail, 4, each(close, floors), { opacity: 0.5 }),
    line(p.deep, 18, 'M0,40H1200M290,40V720M910,40V720M0,716H1200'),
    shape(p.deep, box(0, 0, 1200, 44)),
    table(p, 724, 96),
    place(590, 776, 1.12, laptop(p)),
    cup(p, 1010, 806, 1.12),
    plant(p, 150, 806, 1.1),
  ],
};
