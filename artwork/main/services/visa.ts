import { posterFrame } from '../frame';
import { ridge } from '../hills';
import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { cloud } from '../sky';
import { table } from '../still-life';
import { box, disc, line, place, shape, tag } from '../svg';
import { tones } from '../tones';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/** An aircraft that climbs to the right. */
export const aircraft =
  'M96,-12Q116,-12 116,0T96,12H24L-34,78H-58L-28,12H-74L-94,34H-110L-98,0L-110,-34H-94L-74,-12' +
  'H-28L-58,-78H-34L24,-12z';

/** The passport with a globe on its cover, before the page that is stamped. */
function passport(p: Palette): string {
  return (
    tag(
      'g',
      { transform: 'translate(560 760) rotate(8)' },
      shape(p.light, 'M-190,-470H150q20,0 20,20V0H-190z'),
      line(mix(p.light, p.mid, 0.4), 8, 'M-60,-60H130M-60,-92H130M20,-410H130M20,-378H96', round),
      line(p.mid, 7, `${disc(64, -240, 76)}${disc(64, -240, 58)}`),
      line(p.mid, 9, 'M34,-240l22,24 42,-46', round),
    ) +
    tag(
      'g',
      { transform: 'translate(390 776) rotate(-7)' },
      shape(p.deep, 'M-172,-488H160q28,0 28,28V-8q0,22 -22,22H-172z', { opacity: 0.3 }),
      shape(p.near, 'M-188,-500H152q24,0 24,24V-24q0,24 -24,24H-188z'),
      shape(p.deep, box(-188, -500, 26, 500), { opacity: 0.45 }),
      line(
        p.detail,
        8,
        `${disc(8, -290, 92)}M8,-382Q-64,-290 8,-198M8,-382Q80,-290 8,-198M-84,-290H100M-70,-338H86M-70,-242H86`,
      ),
      line(p.detail, 10, 'M-62,-440H78M-26,-120H42M-62,-84H78', round),
    )
  );
}

function stamp(p: Palette): string {
  return (
    shape(p.near, 'M-40,-92Q-58,-190 -58,-214a58,54 0 0 1 116,0Q58,-190 40,-92z') +
    shape(p.deep, 'M10,-92Q22,-190 20,-264Q58,-250 58,-214Q58,-190 40,-92z', { opacity: 0.5 }) +
    line(p.detail, 6, 'M-34,-226Q-30,-244 -14,-248', round) +
    shape(p.mid, 'M-104,-96H104V-40H-104z') +
    shape(p.deep, box(-116, -44, 232, 30)) +
    shape(p.detail, box(-108, -14, 216, 14))
  );
}

/** A passport, the stamp beside it, and an aircraft that has just left. */
export const visa: Illustration = {
  name: 'service-visa',
  palette: tones.royal,
  sun: { x: 860, y: 290, r: 108 },
  layers: (p) => [
    shape(p.sky[2], cloud(70, 170, 210) + cloud(960, 470, 160)),
    line(p.light, 7, 'M720,262Q860,214 990,150', { 'stroke-dasharray': '2 18', ...round }),
    tag('g', { transform: 'translate(1040 128) rotate(-25) scale(.62)' }, shape(p.near, aircraft)),
    shape(p.far, ridge(posterFrame, { y: 640, sway: 26, stride: 160, seed: 6 })),
    shape(mix(p.far, p.mid, 0.5), ridge(posterFrame, { y: 700, sway: 16, stride: 220, seed: 11 })),
    table(p, 742, 90),
    passport(p),
    shape(p.deep, 'M790,806H1052L1030,824H800z', { opacity: 0.5 }),
    place(918, 812, 1.06, stamp(p)),
  ],
};
