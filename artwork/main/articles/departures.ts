import { posterFrame } from '../frame';
import { ridge } from '../hills';
import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { aircraft } from '../services/visa';
import { cloud } from '../sky';
import { box, d, disc, each, line, place, shape, steps, tag } from '../svg';
import { tones } from '../tones';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/** The board: flaps instead of letters; one row is marked. */
function board(p: Palette): string {
  const rows = steps(150, 350, 5);
  const flaps = (y: number, i: number) =>
    each(steps(0, 6 + ((i * 5) % 4), 7 + ((i * 5) % 4)), (k) => box(392 + k * 25, y, 20, 28));
  return (
    line(p.deep, 14, 'M330,0V70M870,0V70') +
    shape(p.deep, 'M196,60H1004q18,0 18,18V404q0,18 -18,18H196q-18,0 -18,-18V78q0,-18 18,-18z') +
    shape(p.near, box(196, 78, 808, 50)) +
    tag('g', { transform: 'translate(238 103) scale(.22)' }, shape(p.light, aircraft)) +
    line(p.detail, 9, 'M284,103H420', round) +
    shape(
      p.near,
      each(rows, (y) => box(196, y - 6, 808, 40)),
      { opacity: 0.55 },
    ) +
    shape(
      p.detail,
      each(rows, (y) => each([214, 239, 276, 301], (x) => box(x, y, 20, 28))),
    ) +
    shape(p.light, each(rows, flaps)) +
    shape(
      p.far,
      each(rows, (y) => each([702, 727, 770], (x) => box(x, y, 20, 28))),
    ) +
    shape('#f0b84a', box(836, 200, 150, 28)) +
    shape(
      p.mid,
      each([150, 250, 300, 350], (y) => box(836, y, 150, 28)),
    )
  );
}

function suitcase(p: Palette): string {
  return (
    line(p.deep, 13, 'M-60,-330V-452H60V-330', round) +
    line(p.deep, 22, 'M-60,-452H60', round) +
    shape('#c9502f', 'M-150,-316q0,-30 30,-30H120q30,0 30,30V-40q0,30 -30,30H-120q-30,0 -30,-30z') +
    shape(p.deep, 'M60,-346H120q30,0 30,30V-40q0,30 -30,30H60z', { opacity: 0.25 }) +
    line(mix('#c9502f', p.deep, 0.45), 7, 'M-90,-322V-34M-30,-322V-34M30,-322V-34M90,-322V-34', round) +
    shape(p.deep, disc(-104, 0, 20) + disc(104, 0, 20)) +
    line(p.light, 5, 'M60,-346L92,-290') +
    shape(p.light, 'M72,-304l56,-18 26,80 -56,18z') +
    line(p.mid, 6, 'M92,-284l32,-10M98,-264l24,-8', round)
  );
}

/** The hall of departures: the visa is granted, the case is packed. */
export const departures: Illustration = {
  name: 'blog-visa',
  palette: tones.denim,
  sun: { x: 560, y: 540, r: 92 },
  layers: (p) => [
    shape(p.sky[2], cloud(820, 470, 190) + cloud(70, 480, 150)),
    shape(p.far, ridge(posterFrame, { y: 640, sway: 16, stride: 140, seed: 6 })),
    shape(mix(p.far, p.mid, 0.4), box(0, 676, 1200, 60)),
    line(p.light, 5, 'M40,708H360M470,708H680M800,708H1160', { opacity: 0.7, 'stroke-dasharray': '46 30' }),
    tag('g', { transform: 'translate(290 548) rotate(-16) scale(1.25)' }, shape(p.near, aircraft)),
    line(
      p.deep,
      12,
      each([60, 480, 1140], (x) => d`M${x},0V740`),
    ),
    board(p),
    shape(p.near, box(0, 730, 1200, 170)),
    line(p.deep, 4, 'M0,732H1200M130,732L-60,900M430,732L340,900M770,732L860,900M1070,732L1260,900', {
      opacity: 0.5,
    }),
    shape(p.deep, d`M630,846Q830,828 1010,846Q950,864 690,860z`, { opacity: 0.5 }),
    place(860, 838, 0.88, suitcase(p)),
    shape(p.deep, box(0, 884, 1200, 16)),
  ],
};
