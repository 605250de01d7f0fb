import type { Destination } from '../destination';
import { bannerFrame, posterFrame } from '../frame';
import { ridge } from '../hills';
import { mix, type Palette, palette } from '../palette';
import { birds, cloud } from '../sky';
import { box, d, each, line, place, polygon, shape, steps } from '../svg';
import { glints, sailing } from '../water';

/** One roof shell: springs at `x`, opens at its apex `width` further; a negative width faces the other way. */
interface RoofShell {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

const ridgeAt = ({ x, width: w, height: h }: RoofShell, t: number): readonly [number, number] => {
  const bezier = (a: number, b: number, c: number, e: number) =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + e * t ** 3;
  return [bezier(x, x + w * 0.04, x + w * 0.42, x + w), bezier(0, -h * 0.6, -h * 0.94, -h)];
};

const skin = ({ x, width: w, height: h }: RoofShell) =>
  d`M${x},0C${x + w * 0.04},${-h * 0.6} ${x + w * 0.42},${-h * 0.94} ${x + w},${-h}` +
  d`Q${x + w * 0.7},${-h * 0.5} ${x + w * 0.66},0z`;

/** The glazed mouth below the apex; drawn before all skins, since the next shell rises out of it. */
const mouth = ({ x, width: w, height: h }: RoofShell) =>
  d`M${x + w},${-h}Q${x + w * 0.92},${-h * 0.45} ${x + w * 0.94},0H${x + w * 0.6}L${x + w * 0.7},${-h * 0.5}z`;

/** The ribs fan out from the foot, as the tiles do. */
const ribs = (shell: RoofShell) =>
  each([0.5, 0.68, 0.84], (t) => {
    const [rx, ry] = ridgeAt(shell, t);
    const foot = shell.x + shell.width * 0.58;
    return d`M${foot},0Q${(foot + rx) / 2 + shell.width * 0.03},${ry * 0.42} ${rx},${ry}`;
  });

export function operaHouse(p: Palette): string {
  const back: readonly RoofShell[] = [
    { x: -40, width: 250, height: 262 },
    { x: 110, width: 200, height: 176 },
    { x: 210, width: 150, height: 108 },
    { x: -30, width: -150, height: 150 },
  ];
  const front: readonly RoofShell[] = [
    { x: 30, width: 196, height: 138 },
    { x: -90, width: 240, height: 232 },
    { x: -232, width: 290, height: 330 },
    { x: -150, width: -168, height: 152 },
  ];
  const hall = (shells: readonly RoofShell[], tile: string, seam: string, glass: string) =>
    each(shells, (shell) => shape(glass, mouth(shell))) +
    each(shells, (shell) => shape(tile, skin(shell)) + line(seam, 2, ribs(shell)));
  return (
    place(46, -52, 0.94, hall(back, mix(p.detail, p.light, 0.25), p.far, p.mid)) +
    place(0, -52, 1, hall(front, p.light, p.detail, p.near)) +
    shape(
      p.near,
      polygon([
        [-350, 0],
        [-338, -34],
        [-292, -34],
        [-292, -56],
        [330, -56],
        [352, -34],
        [372, -34],
        [384, 0],
      ]),
    ) +
    line(p.far, 3, d`M-340,-33H372M-292,-55H330`) +
    shape(
      p.deep,
      each(steps(-310, 330, 17), (x) => box(x, -22, 22, 12)),
    )
  );
}

export function harbourBridge(p: Palette): string {
  const lower = (x: number) => 28 - 148 * (1 - (x / 280) ** 2);
  const upper = (x: number) => -36 - 136 * (1 - (x / 280) ** 2) ** 1.1;
  const nodes = steps(-280, 280, 21);
  const chord = (height: (x: number) => number) =>
    each(nodes, (x, i) => d`${i ? 'L' : 'M'}${x},${height(x)}`);
  const lattice = each(nodes.slice(1), (x, i) => {
    const before = nodes[i] ?? x;
    return (
      d`M${before},${x > 0 ? lower(before) : upper(before)}L${x},${x > 0 ? upper(x) : lower(x)}` +
      d`V${Math.max(0, lower(x))}` +
      (lower(x) < 0 ? d`M${x},${upper(x)}V0` : d`M${x},${upper(x)}V${lower(x)}`)
    );
  });
  const pylon = (x: number) =>
    polygon([
      [x - 25, 110],
      [x - 20, -66],
      [x - 24, -66],
      [x - 24, -76],
      [x + 24, -76],
      [x + 24, -66],
      [x + 20, -66],
      [x + 25, 110],
    ]);
  return (
    line(p.mid, 2.5, lattice) +
    line(p.mid, 8, chord(lower) + chord(upper)) +
    shape(p.mid, box(-340, 0, 960, 13) + each([440, 520], (x) => box(x - 7, 0, 14, 110))) +
    shape(p.mid, pylon(-306) + pylon(306)) +
    shape(
      p.near,
      each([-306, 306], (x) => box(x - 7, -48, 14, 34)),
    )
  );
}

const level = { 'stroke-linecap': 'round', opacity: 0.5 };

/** Ochre: the evening harbour, seen from Mrs Macquarie's Point. */
export const australia: Destination = {
  slug: 'australia',
  palette: palette('#8a4b08', '#f2b44c', { near: '#94520d', deep: '#40250f' }),
  poster: {
    sun: { x: 800, y: 290, r: 104 },
    layers: (p) => [
      shape(p.sky[2], cloud(110, 170, 250) + cloud(930, 120, 190)),
      line(p.near, 4, birds(200, 300)),
      shape(p.far, ridge(posterFrame, { y: 580, sway: 22, stride: 130, seed: 4 })),
      place(820, 512, 1.02, harbourBridge(p)),
      shape(mix(p.mid, p.far, 0.2), 'M0,622H1200V900H0z'),
      line(p.detail, 5, glints({ x: 800, y: 650, spread: [60, 300], depth: 150, count: 12, seed: 8 }), level),
      place(450, 660, 1.12, operaHouse(p)),
      line(p.near, 6, glints({ x: 450, y: 674, spread: [340, 300], depth: 60, count: 8, seed: 3 }), level),
      sailing(p, 1010, 726, 1.1) + sailing(p, 1104, 690, 0.62),
      shape(p.near, ridge(posterFrame, { y: 806, sway: 20, stride: 250, seed: 12 })),
      shape(p.deep, ridge(posterFrame, { y: 850, sway: 18, stride: 330, seed: 21, fall: -20 })),
    ],
  },
  banner: {
    sun: { x: 1330, y: 210, r: 78 },
    layers: (p) => [
      shape(p.sky[2], cloud(820, 120, 200) + cloud(160, 190, 170)),
      shape(p.far, ridge(bannerFrame, { y: 432, sway: 16, stride: 150, seed: 4 })),
      place(1384, 388, 0.6, harbourBridge(p)),
      shape(mix(p.mid, p.far, 0.2), 'M0,452H1600V600H0z'),
      line(p.detail, 4, glints({ x: 900, y: 466, spread: [400, 620], depth: 70, count: 13, seed: 8 }), level),
      place(1236, 478, 0.54, operaHouse(p)),
      sailing(p, 940, 500, 0.6),
      shape(p.near, ridge(bannerFrame, { y: 534, sway: 12, stride: 300, seed: 12 })),
      shape(p.deep, ridge(bannerFrame, { y: 566, sway: 14, stride: 420, seed: 21 })),
    ],
  },
};
