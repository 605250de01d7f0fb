import { posterFrame } from '../frame';
import { ridge } from '../hills';
import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { birds, cloud } from '../sky';
import { box, d, disc, each, line, place, shape, steps } from '../svg';
import { tones } from '../tones';
import { leafLight, leafy } from '../trees';

/** A Victorian terrace: parapet with urns, two verandahs edged with iron lace. */
function terrace(p: Palette, wall: string): string {
  const lace = (y: number) => each(steps(-112, 112, 9), (x) => d`M${x - 14},${y}a14,16 0 0 0 28,0z`);
  const posts = [-128, 0, 128];
  return (
    shape(wall, 'M-140,0V-480H140V0z') +
    shape(mix(wall, p.light, 0.45), 'M-150,-480H150V-500H-150zM-60,-500Q-60,-560 0,-566T60,-500z') +
    shape(p.near, `${disc(0, -526, 16)}${each([-128, 128], (x) => d`M${x - 10},-500l-6,-26h32l-6,26z`)}`) +
    shape(p.sun, box(-104, -420, 56, 96) + box(48, -420, 56, 96) + box(-104, -196, 62, 110)) +
    line(wall, 4, 'M-76,-420V-324M-104,-372H-48M76,-420V-324M48,-372H104M-73,-196V-86M-104,-140H-42') +
    shape(p.deep, 'M44,0V-160a32,32 0 0 1 64,0V0z') +
    shape(mix(p.near, p.deep, 0.35), 'M-152,-452H152L144,-432H-144zM-152,-250H152L144,-228H-144z') +
    shape(p.light, lace(-432) + lace(-228)) +
    line(
      p.light,
      5,
      each(posts, (x) => d`M${x},-432V-250M${x},-228V0`),
    ) +
    line(
      p.light,
      4,
      `M-128,-312H128M-128,-64H10${each(steps(-120, 120, 16), (x) => d`M${x},-312V-252`)}${each(steps(-120, 0, 8), (x) => d`M${x},-64V0`)}`,
    )
  );
}

function tram(p: Palette): string {
  const [green, cream] = ['#2d6a4c', '#fbf0d4'];
  const windows = steps(-282, 222, 7);
  return (
    line(p.deep, 5, 'M-40,-256L30,-318 -20,-356M-60,-356H40') +
    shape(mix(green, p.deep, 0.4), 'M-330,-238Q-320,-262 -280,-262H280Q320,-262 330,-238z') +
    shape(cream, 'M-356,-118V-214q0,-26 26,-26H330q26,0 26,26V-118z') +
    shape(green, 'M-356,-120H356V-62q0,24 -24,24H-332q-24,0 -24,-24z') +
    shape(mix(green, p.deep, 0.45), box(-340, -40, 680, 16)) +
    shape(
      p.deep,
      each(windows, (x) => box(x, -214, 60, 74)),
    ) +
    shape(
      p.sun,
      each(windows, (x) => d`M${x + 6},-146V-208H${x + 40}z`),
      { opacity: 0.75 },
    ) +
    shape(mix(green, p.deep, 0.5), box(-120, -216, 54, 176) + box(66, -216, 54, 176)) +
    line(cream, 4, 'M-93,-216V-40M93,-216V-40M-356,-104H-120M-66,-104H66M120,-104H356') +
    shape(p.sun, disc(-334, -80, 11) + disc(334, -80, 11)) +
    shape(
      p.deep,
      each([-230, -150, 150, 230], (x) => disc(x, -16, 24)) +
        box(-270, -34, 160, 14) +
        box(110, -34, 160, 14),
    ) +
    shape(
      p.far,
      each([-230, -150, 150, 230], (x) => disc(x, -16, 9)),
    )
  );
}

/** Hawthorn, in the east of Melbourne: a tram passes a row of terraces. */
export const australiaOffice: Illustration = {
  name: 'office-australia',
  palette: tones.ochre,
  sun: { x: 860, y: 260, r: 100 },
  layers: (p) => [
    shape(p.sky[2], cloud(560, 120, 190) + cloud(1000, 180, 150)),
    line(p.near, 4, birds(640, 260)),
    shape(p.far, ridge(posterFrame, { y: 590, sway: 16, stride: 90, seed: 7 })),
    shape(p.mid, leafy(760, 720, 300) + leafy(900, 720, 250) + leafy(1060, 720, 320)),
    line(p.near, 6, leafLight(760, 720, 300) + leafLight(1060, 720, 320), { 'stroke-linecap': 'round' }),
    place(470, 720, 0.98, terrace(p, mix(p.mid, p.near, 0.5))),
    place(180, 720, 0.98, terrace(p, p.mid)),
    shape(mix(p.far, p.sky[0], 0.3), box(0, 716, 1200, 44)),
    line(p.deep, 3, 'M0,476H1200M0,486Q600,500 1200,480', { opacity: 0.7 }),
    shape(p.near, box(0, 752, 1200, 148)),
    line(p.far, 5, 'M0,826H1200M0,850H1200'),
    place(770, 830, 1, tram(p)),
    shape(p.deep, box(0, 872, 1200, 28)),
    shape(p.deep, leafy(30, 890, 330)),
    line(p.near, 6, leafLight(30, 890, 330), { 'stroke-linecap': 'round' }),
  ],
};
