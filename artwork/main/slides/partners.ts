import { type Frame, slideFrame } from '../frame';
import { ridge } from '../hills';
import { ink, mix, type Palette, palette } from '../palette';
import { scene } from '../scene';
import { college } from '../services/admission';
import { cloud, type Sun, sky } from '../sky';
import { box, d, disc, each, line, place, shape, steps } from '../svg';
import { leafLight, leafy } from '../trees';
import { glints } from '../water';
import { veil } from './veil';

/** A tone after dark: the sky is nearly ink and the windows are the lightest things. */
function evening(main: string, accent: string): Palette {
  const dark = mix(main, ink, 0.35);
  return palette(main, accent, {
    sky: [mix(dark, accent, 0.08), mix(dark, accent, 0.2), mix(dark, accent, 0.34)],
    far: mix(dark, accent, 0.3),
    mid: mix(dark, accent, 0.16),
    near: mix(main, ink, 0.5),
    deep: mix(main, ink, 0.82),
  });
}

const night = (frame: Frame, p: Palette, sun: Sun, ...layers: readonly string[]) =>
  scene(frame, sky(p, frame, sun), ...layers, veil(frame, ink));

const level = { 'stroke-linecap': 'round', opacity: 0.5 };

/** The old college on its lawn. */
function lawn(): string {
  const p = evening('#27496d', '#a3c6e6');
  return night(
    slideFrame,
    p,
    { x: 1290, y: 250, r: 96 },
    shape(p.sky[2], cloud(820, 170, 200) + cloud(1400, 130, 160)),
    shape(p.far, ridge(slideFrame, { y: 560, sway: 24, stride: 150, seed: 6 })),
    shape(p.near, leafy(740, 700, 240) + leafy(1590, 700, 280)),
    place(1160, 690, 1.08, college({ ...p, mid: mix(p.far, p.mid, 0.4), light: p.sun })),
    shape(p.mid, ridge(slideFrame, { y: 694, sway: 8, stride: 300, seed: 3 })),
    shape(p.detail, 'M1128,692H1192L1330,900H990z', { opacity: 0.5 }),
    shape(p.deep, leafy(1520, 860, 300) + leafy(880, 850, 230)),
    line(p.mid, 6, leafLight(1520, 860, 300) + leafLight(880, 850, 230), { 'stroke-linecap': 'round' }),
    shape(p.deep, ridge(slideFrame, { y: 846, sway: 14, stride: 360, seed: 12 })),
  );
}

/** A library of glass by a lake. */
function lake(): string {
  const p = evening('#0b5d5a', '#93d2c8');
  const floors = [470, 540, 610];
  return night(
    slideFrame,
    p,
    { x: 1300, y: 236, r: 88 },
    shape(p.sky[2], cloud(1020, 250, 160) + cloud(760, 140, 170)),
    shape(p.far, ridge(slideFrame, { y: 560, sway: 34, stride: 200, seed: 14 })),
    shape(p.mid, box(760, 520, 240, 170)),
    shape(
      p.sun,
      each(steps(784, 952, 5), (x) => box(x, 546, 24, 40) + box(x, 616, 24, 40)),
      { opacity: 0.85 },
    ),
    shape(p.mid, 'M1000,440L1520,392V690H1000z'),
    shape(mix(p.sun, p.far, 0.2), 'M1024,466L1496,424V664H1024z'),
    line(
      p.near,
      7,
      each(steps(1024, 1496, 11), (x) => d`M${x},${466 - (x - 1024) * 0.089}V664`),
    ),
    line(
      p.near,
      9,
      each(floors, (y) => d`M1024,${y}H1496`),
    ),
    shape(p.near, 'M980,436L1540,384V408L980,460z'),
    shape(
      p.mid,
      each(
        [1060, 1180, 1300, 1420],
        (x, i) => disc(x, 646 - (i % 2) * 66, 9) + d`M${x - 12},${664 - (i % 2) * 64}v-8a12,12 0 0 1 24,0v8z`,
      ),
    ),
    shape(p.near, leafy(1560, 696, 220) + leafy(710, 696, 190)),
    shape(mix(p.near, p.mid, 0.4), 'M0,686H1600V900H0z'),
    line(p.sun, 5, glints({ x: 1250, y: 712, spread: [230, 290], depth: 110, count: 13, seed: 8 }), level),
    shape(p.deep, 'M0,900V820Q500,780 860,820T1600,850V900z'),
  );
}

/** A cloister with its tower. */
function cloister(): string {
  const p = evening('#5b3a8c', '#c9b3f0');
  const lancet = (x: number, y: number, w: number, h: number) =>
    d`M${x - w / 2},${y}v${-h}q0,${-w * 0.5} ${w / 2},${-w * 0.9}q${w / 2},${w * 0.4} ${w / 2},${w * 0.9}v${h}z`;
  const spire = (x: number, y: number, w: number, h: number) =>
    d`M${x - w / 2},${y}L${x},${y - h}L${x + w / 2},${y}z`;
  const bays = steps(760, 1540, 9);
  return night(
    slideFrame,
    p,
    { x: 1400, y: 240, r: 92 },
    shape(p.sky[2], cloud(1010, 150, 200) + cloud(760, 230, 140)),
    shape(p.far, ridge(slideFrame, { y: 560, sway: 26, stride: 140, seed: 9 })),
    shape(p.mid, `${box(700, 460, 920, 240)}M700,460L760,400H1560L1620,460z`),
    shape(
      p.mid,
      box(1100, 240, 170, 400) + each([1108, 1262], (x) => box(x - 16, 214, 32, 60) + spire(x, 216, 36, 84)),
    ),
    shape(p.near, `${box(1190, 240, 80, 400)}${spire(1262, 216, 36, 84)}`, { opacity: 0.45 }),
    shape(p.sun, lancet(1152, 440, 30, 70) + lancet(1216, 440, 30, 70)),
    shape(p.light, disc(1184, 304, 24)),
    line(p.near, 4, 'M1184,290V304L1194,310'),
    shape(p.near, box(690, 560, 940, 140)),
    shape(
      p.sun,
      each(
        bays.filter((x) => Math.abs(x - 1184) > 60),
        (x) => lancet(x, 528, 22, 36),
      ),
      { opacity: 0.85 },
    ),
    shape(
      mix(p.sun, p.far, 0.35),
      each(bays, (x) => lancet(x, 700, 64, 70)),
    ),
    line(
      p.near,
      6,
      each(bays, (x) => d`M${x},700V600`),
    ),
    shape(
      p.near,
      each(steps(712, 1588, 10), (x) => box(x - 11, 530, 22, 170) + spire(x, 532, 30, 44)),
    ),
    shape(p.mid, 'M0,698H1600V900H0z'),
    shape(p.detail, 'M1150,700H1218L1400,900H960z', { opacity: 0.45 }),
    shape(p.deep, leafy(1560, 880, 320) + leafy(800, 860, 220)),
    line(p.mid, 6, leafLight(1560, 880, 320), { 'stroke-linecap': 'round' }),
    shape(p.deep, ridge(slideFrame, { y: 856, sway: 12, stride: 330, seed: 5 })),
  );
}

/** Three campuses by night. */
export const partners = [lawn, lake, cloister];
