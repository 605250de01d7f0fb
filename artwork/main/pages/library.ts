import type { Illustration } from '../illustration';
import { mix, type Palette } from '../palette';
import { cup, plant } from '../still-life';
import { box, d, disc, line, shape, tag } from '../svg';
import { tones } from '../tones';

/** A row of books on a board, from left to right; some lean. */
function row(p: Palette, x: number, y: number, widths: readonly number[]): string {
  const colours = [p.near, p.light, p.mid, '#c9502f', p.deep, mix(p.mid, p.light, 0.45)];
  let at = x;
  const books = widths.map((width, i) => {
    const height = 132 + ((i * 47) % 58);
    const left = at;
    at += width + 3;
    const fill = colours[(i * 5 + widths.length) % colours.length] ?? p.near;
    const label = width > 34 ? shape(p.detail, box(left + 7, y - height + 26, width - 14, 12)) : '';
    return shape(fill, box(left, y - height, width, height)) + label;
  });
  return books.join('') + shape(p.deep, box(x - 30, y, 500, 16));
}

/** A wall of books around a window, and a lamp to read by. */
export const library: Illustration = {
  name: 'library',
  palette: tones.amber,
  sun: { x: 600, y: 330, r: 110 },
  layers: (p) => [
    shape(mix(p.far, p.mid, 0.3), 'M0,0H1200V900H0z', { opacity: 0.28 }),
    row(p, 20, 250, [44, 30, 52, 26, 40, 36, 48, 28, 42]),
    row(p, 20, 480, [34, 48, 28, 44, 38, 26, 50, 32, 40, 30]),
    row(p, 20, 710, [50, 32, 42, 28, 46, 38, 30, 44]),
    row(p, 730, 250, [36, 46, 28, 52, 34, 42, 26, 48, 32]),
    row(p, 730, 480, [48, 28, 40, 34, 52, 30, 44, 26, 38]),
    row(p, 730, 710, [30, 44, 38, 50, 26, 42, 34, 46]),
    shape(p.deep, box(470, 0, 18, 740) + box(700, 0, 18, 740)),
    shape(p.near, box(0, 740, 1200, 160)),
    line(p.deep, 4, 'M0,742H1200', { opacity: 0.5 }),
    shape(p.deep, d`M470,838Q600,820 740,838Q660,858 540,856z`, { opacity: 0.5 }),
    line(p.deep, 14, 'M596,834V560'),
    shape(p.deep, 'M530,838q66,-26 132,0z'),
    shape('#fffdf8', 'M546,470H646L690,590H502z'),
    shape(p.detail, 'M502,590H690V600H502z'),
    tag('g', { opacity: 0.22 }, shape('#ffffff', 'M502,600H690L800,740H392z')),
    shape(p.light, 'M800,826l190,-14 12,24 -196,16z'),
    shape('#c9502f', 'M812,806l176,-14 8,16 -188,16z'),
    cup(p, 1080, 838, 1),
    plant(p, 230, 836, 1.1),
    shape(p.near, disc(596, 452, 14)),
    shape(p.deep, box(0, 884, 1200, 16)),
  ],
};
