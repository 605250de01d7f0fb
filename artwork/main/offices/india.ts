import type { Illustration } from '../illustration';
import { mix, type Palette, palette } from '../palette';
import { birds, cloud } from '../sky';
import { box, d, each, line, polygon, shape, steps, tag } from '../svg';

const round = { 'stroke-linecap': 'round' };

/** One storey-high frame of the stepwell: pillars with brackets, beams, a parapet; the next one is deeper inside it. */
function frame(wall: string, edge: string, shadow: string, half: number, top: number, foot: number): string {
  const pillar = half * 0.13;
  const beam = half * 0.1;
  const storeys = steps(top, top + (foot - top) * 0.5, 2);
  const xs = [-1, -0.56, 0.56, 1].map((s) => 600 + s * (half - pillar));
  const capital = (x: number, y: number) =>
    polygon([
      [x - pillar * 1.5, y],
      [x + pillar * 1.5, y],
      [x + pillar * 0.5, y + beam * 1.1],
      [x - pillar * 0.5, y + beam * 1.1],
    ]);
  return (
    shape(
      shadow,
      each(
        storeys,
        (y) =>
          box(600 - half, y, half * 0.44, (foot - top) / 2) +
          box(600 + half * 0.56, y, half * 0.44, (foot - top) / 2),
      ),
    ) +
    shape(
      wall,
      each(xs, (x) => box(x - pillar / 2, top, pillar, foot - top)) +
        each(
          storeys,
          (y) => each(xs, (x) => capital(x, y + beam)) + box(600 - half * 1.06, y, half * 2.12, beam),
        ),
    ) +
    line(
      edge,
      Math.max(2, half * 0.012),
      each(storeys, (y) => d`M${600 - half * 1.06},${y + 3}H${600 + half * 1.06}`),
    ) +
    line(
      edge,
      beam * 0.36,
      each(storeys, (y) => each(steps(-0.94, 0.94, 15), (s) => d`M${600 + s * half},${y + beam * 0.55}h0`)),
      round,
    )
  );
}

/** The well seen from its stairs: four frames, each deeper and darker, and water in the last. */
function stepwell(p: Palette): string {
  const frames = steps(0, 3, 4).map((i) => {
    const [half, top, foot] = [520 * 0.66 ** i, 300 + 60 * i, 800 - 42 * i];
    const wall = mix(p.far, p.near, i * 0.28 + 0.06);
    return frame(wall, mix(p.light, p.mid, i * 0.24), mix(p.mid, p.deep, 0.2 + i * 0.16), half, top, foot);
  });
  const stair = steps(0, 8, 9).map((i) => {
    const [half, y] = [150 + i * 56, 664 + i * 26];
    return (
      shape(mix(p.mid, p.far, i * 0.09), box(600 - half, y, half * 2, 27)) +
      line(p.detail, 3, d`M${600 - half},${y}h${half * 2}`)
    );
  });
  return [
    shape(p.deep, box(440, 470, 320, 240)),
    shape(p.sky[1], d`M540,680V560Q540,520 600,496Q660,520 660,560V680z`),
    shape(mix('#2f7f86', p.mid, 0.2), box(490, 644, 220, 40)),
    line(p.light, 3, 'M520,656h60M600,666h70M550,674h40', round),
    ...[...frames].reverse(),
    ...stair,
  ].join('');
}

/** A paper kite on its thread. */
const kite = (p: Palette, x: number, y: number, size: number, fill: string, turn: number) =>
  tag(
    'g',
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` },
    shape(fill, 'M0,-50L42,0 0,56 -42,0z'),
    shape(p.light, 'M0,-50L42,0 0,0z', { opacity: 0.5 }),
    line(p.deep, 2.5, 'M0,-50V56M-42,0Q0,-30 42,0'),
    shape(fill, 'M0,52l16,26h-32z'),
  );

/** Ahmedabad: the stepwell at Adalaj, and the kites of January. */
export const india: Illustration = {
  name: 'office-india',
  palette: palette('#a1452a', '#f4bd86', { deep: '#4a2328' }),
  sun: { x: 600, y: 260, r: 104 },
  layers: (p) => [
    shape(p.sky[2], cloud(70, 230, 190) + cloud(930, 250, 180)),
    line(p.near, 4, birds(800, 210)),
    line(p.near, 2, 'M240,140Q420,260 470,330M960,110Q820,210 770,320M420,92Q520,200 540,300', {
      opacity: 0.6,
    }),
    kite(p, 240, 120, 1.1, '#c9502f', -24) +
      kite(p, 960, 92, 0.9, '#0f7a74', 20) +
      kite(p, 420, 74, 0.7, '#7a2f52', -8),
    shape(mix(p.far, p.mid, 0.35), 'M0,400H110V372H150V336H1050V372H1090V400H1200V900H0z'),
    shape(mix(p.mid, p.near, 0.35), 'M0,430H70V900H0zM1200,430H1130V900H1200z'),
    stepwell(p),
    shape(p.deep, 'M0,900V700L120,900zM1200,900V700L1080,900z'),
  ],
};
