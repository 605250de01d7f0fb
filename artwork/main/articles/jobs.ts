import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { cup } from '../still-life';
import { box, d, disc, each, line, place, shape, steps, tag } from '../svg';
import { tones } from '../tones';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/** The awning: every other stripe is drawn in a second tone. */
const stripes = (from: number) =>
  each(steps(from, from + 1000, 6), (x) => d`M${x},0h100v104a50,50 0 0 1 -100,0z`);

function espresso(p: Palette): string {
  return (
    shape(p.near, 'M-170,-232q0,-18 18,-18H152q18,0 18,18V-150H-170zM-150,-152H150V-30H-150z') +
    shape(p.deep, box(-128, -152, 256, 104)) +
    shape(p.light, box(-186, -36, 372, 36)) +
    shape(mix(p.light, p.mid, 0.4), box(-160, -52, 320, 16)) +
    shape(p.light, box(-86, -152, 52, 20) + box(34, -152, 52, 20)) +
    line(p.light, 11, 'M-60,-132v16M60,-132v16M-60,-140H-132M60,-140H132', round) +
    shape(p.light, 'M-84,-92h48l-6,38h-36zM36,-92h48l-6,38h-36z') +
    shape(p.detail, disc(-110, -204, 18) + disc(-56, -204, 18)) +
    line(p.detail, 9, 'M30,-204H130', round) +
    shape(
      p.light,
      each([-130, -78, -26, 26, 78], (x) => d`M${x},-290h46l-6,38h-34z`),
    )
  );
}

function till(p: Palette): string {
  return (
    shape(p.deep, 'M-150,-70H150V0H-150zM-20,-120H20V-60H-20z') +
    shape(p.near, 'M-132,-290q0,-14 14,-14H118q14,0 14,14V-124q0,14 -14,14H-118q-14,0 -14,-14z') +
    shape(p.light, box(-112, -284, 224, 154)) +
    shape(
      p.mid,
      each([-96, -28, 40], (x) => box(x, -268, 56, 50) + box(x, -206, 56, 50)),
    ) +
    shape(mix(p.light, p.mid, 0.5), box(-96, -148, 192, 8)) +
    shape(p.light, 'M60,-110H124V-58L108,-48 92,-58 76,-48 60,-58z') +
    line(p.detail, 5, 'M-132,-34H132')
  );
}

/** A café's counter, where many students have their first job: machine, till, and a notebook with the week's hours. */
export const jobs: Illustration = {
  name: 'blog-jobs',
  palette: tones.fern,
  sun: { x: 600, y: 340, r: 104 },
  layers: (p) => [
    shape(p.mid, box(60, 336, 330, 14) + box(820, 336, 320, 14)),
    shape(
      p.near,
      each([90, 160, 250, 320], (x, i) => d`M${x},336v${i % 2 ? -76 : -56}h42v${i % 2 ? 76 : 56}z`),
    ),
    shape(
      p.light,
      each([850, 920, 990, 1060], (x) => d`M${x},290h48l-8,46h-32z`),
    ),
    line(p.deep, 5, 'M310,150V218M600,150V190M890,150V218'),
    shape(
      p.deep,
      each(
        [
          [310, 218],
          [600, 190],
          [890, 218],
        ],
        ([x = 0, y = 0]) => d`M${x - 50},${y + 46}Q${x - 46},${y} ${x},${y}T${x + 50},${y + 46}z`,
      ),
    ),
    shape(
      p.sun,
      'M284,264h52a26,22 0 0 1 -52,0zM574,236h52a26,22 0 0 1 -52,0zM864,264h52a26,22 0 0 1 -52,0z',
    ),
    shape(p.light, stripes(0)),
    shape(p.near, stripes(100)),
    shape(p.deep, box(0, 0, 1200, 30)),
    shape(p.mid, box(0, 636, 1200, 210)),
    shape(mix(p.mid, p.near, 0.5), box(110, 690, 380, 12) + box(710, 690, 340, 12), { opacity: 0.6 }),
    place(300, 690, 1.12, espresso(p)),
    place(880, 690, 1.05, till(p)),
    shape(p.light, box(0, 838, 1200, 18)),
    shape(p.near, box(0, 856, 1200, 44)),
    line(
      p.deep,
      4,
      each(steps(40, 1160, 15), (x) => d`M${x},856V900`),
      { opacity: 0.5 },
    ),
    cup(p, 590, 686, 0.9),
    tag(
      'g',
      { transform: 'translate(600 818) rotate(-6)' },
      shape(p.deep, 'M-190,-96H190l26,104H-216z', { opacity: 0.5 }),
      shape(p.light, 'M-182,-110H-4L0,-6H-212zM4,-110H182L212,-6H0z'),
      line(
        mix(p.light, p.mid, 0.6),
        6,
        'M-164,-84H-30M-172,-60H-30M-180,-36H-80M34,-84H110M34,-60H160M34,-36H140',
        round,
      ),
      line(p.mid, 4, 'M0,-108V-6'),
      line('#d98a3d', 13, 'M150,-24L262,-96', round),
      line(p.deep, 13, 'M150,-24l6,-4', round),
    ),
  ],
};
