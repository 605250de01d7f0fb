import { towers } from '../city';
import { posterFrame } from '../frame';
import { ridge } from '../hills';
import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { birds, cloud } from '../sky';
import { d, each, line, shape, steps } from '../svg';
import { tones } from '../tones';
import { leafy, palm } from '../trees';

/** Three towers above the skyline: one slanted, one curved, one with setbacks. */
const landmarks =
  'M430,680V236L540,190V680zM600,680V300Q610,170 660,150Q710,170 720,300V680z' +
  'M780,680V340H800V290H826V250H850V290H876V340H896V680z';

function skyline(p: Palette): string {
  const back = towers(-20, 670, 1240, 330, 12);
  const left = towers(90, 690, 360, 330, 41);
  const right = towers(850, 690, 330, 300, 23);
  return (
    shape(p.far, back.walls) +
    shape(mix(p.far, p.mid, 0.75), left.walls + right.walls) +
    line(p.light, 4, left.lights + right.lights, { opacity: 0.6 }) +
    shape(p.near, landmarks) +
    shape(
      p.deep,
      'M500,680V207L540,190V680zM676,680V156Q710,180 720,300V680zM852,680V250V290H876V340H896V680z',
      { opacity: 0.4 },
    ) +
    line(
      p.detail,
      4,
      each(steps(280, 660, 20), (y) => d`M446,${y}H490`) +
        each(steps(320, 660, 18), (y) => d`M614,${y}H668`) +
        each(steps(360, 660, 16), (y) => d`M796,${y}H842`),
      { opacity: 0.6 },
    ) +
    line(p.near, 5, 'M660,152V96M838,250V210')
  );
}

/** Makati: the towers of Ayala Avenue behind palms. */
export const philippines: Illustration = {
  name: 'office-philippines',
  palette: tones.teal,
  sun: { x: 980, y: 250, r: 102 },
  layers: (p) => {
    const palms = (
      [
        [110, 850, 470],
        [250, 870, 330],
        [1090, 860, 430],
        [960, 880, 280],
      ] as const
    ).map(([x, y, h]) => ({ ...palm(x, y, h), h }));
    return [
      shape(p.sky[2], cloud(100, 160, 230) + cloud(760, 110, 160)),
      line(p.near, 4, birds(300, 260)),
      skyline(p),
      shape(
        p.mid,
        each(steps(-10, 1210, 11), (x) => leafy(x, 752, 140 + ((x * 7) % 40))),
      ),
      shape(mix(p.mid, p.far, 0.55), 'M0,736H1200V900H0z'),
      shape(p.light, 'M540,736H640L820,900H380z', { opacity: 0.45 }),
      line(p.near, 7, 'M590,752V776M592,796V826M594,846V890', { opacity: 0.6 }),
      shape(p.near, 'M0,760Q220,746 420,900H0zM1200,760Q960,744 780,900H1200z'),
      ...palms.map(({ trunk, h }) => line(p.deep, h * 0.035, trunk)),
      shape(
        p.deep,
        each(palms, ({ fronds }) => fronds),
      ),
      shape(p.deep, ridge(posterFrame, { y: 872, sway: 12, stride: 280, seed: 9 })),
    ];
  },
};
