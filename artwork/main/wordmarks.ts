import { ink } from './palette';
import { disc, line, polygon, round, shape, steps, tag } from './svg';
import { names, wordmarks } from './wordmark-names';
import { write } from './write';

/** A wordmark is small: it is shown in a row of many. */
const limit = 2 * 1024;

const soft = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/** Thirteen emblems around the origin, within a circle of 18; each is drawn in one colour. */
const emblems: readonly ((colour: string) => string)[] = [
  (c) => line(c, 3, 'M-14,-14H14V0Q14,12 0,18Q-14,12 -14,0zM0,-14V18', soft),
  (c) => shape(c, 'M-17,-8L0,-18 17,-8zM-14,-5h5v16h-5zM-2.5,-5h5v16h-5zM9,-5h5v16h-5zM-17,13h34v4h-34z'),
  (c) => line(c, 3, 'M0,-10Q-8,-16 -17,-13V11Q-8,8 0,14Q8,8 17,11V-13Q8,-16 0,-10zV14', soft),
  (c) => line(c, 3, 'M-17,12a17,17 0 0 1 34,0M-11,12a11,11 0 0 1 22,0M-5,12a5,5 0 0 1 10,0', soft),
  (c) => shape(c, 'M0,-18L4,-4 18,0 4,4 0,18 -4,4 -18,0 -4,-4z'),
  (c) => shape(c, 'M-8,-8L0,-18 8,-8V16H-8zM-16,2h5v14h-5zM11,2h5v14h-5z'),
  (c) => line(c, 3, 'M-17,-8q8.5,-8 17,0t17,0M-17,2q8.5,-8 17,0t17,0M-17,12q8.5,-8 17,0t17,0', soft),
  (c) => shape(c, 'M-1,16Q-20,8 -14,-14Q2,-8 -1,16zM2,16Q18,10 14,-8Q0,-4 2,16z'),
  (c) => line(c, 3, `${hexagon(17)}${hexagon(8)}`, soft),
  (c) =>
    shape(c, 'M-11,4a11,11 0 0 1 22,0z') +
    line(c, 3, 'M-17,9H17M-10,15H10M0,-17v5M-14,-11l3,4M14,-11l-3,4', soft),
  (c) => line(c, 3, disc(-6, 0, 10) + disc(6, 0, 10)),
  (c) => shape(c, 'M-18,14L-5,-14 2,0 7,-7 18,14z'),
  (c) =>
    line(c, 3, 'M0,17V-6M0,4L-10,-4M0,-2L9,-11', soft) +
    shape(c, disc(-12, -6, 4) + disc(11, -13, 4) + disc(0, -11, 5)),
];

function hexagon(r: number): string {
  return polygon(
    steps(0, 5, 6).map((i) => [r * Math.sin((i * Math.PI) / 3), -r * Math.cos((i * Math.PI) / 3)] as const),
  );
}

/** The shapes around an emblem; on a filled one the emblem is white. */
const grounds: readonly ((emblem: (colour: string) => string) => string)[] = [
  (emblem) => emblem(ink),
  (emblem) => shape(ink, disc(0, 0, 26)) + tag('g', { transform: 'scale(.86)' }, emblem('#ffffff')),
  (emblem) => line(ink, 1.5, disc(0, 0, 25.5)) + tag('g', { transform: 'scale(.82)' }, emblem(ink)),
  (emblem) => shape(ink, 'M-25,-25H25V25H-25z') + tag('g', { transform: 'scale(.9)' }, emblem('#ffffff')),
  (emblem) => line(ink, 1.5, 'M0,-27L27,0 0,27 -27,0z') + tag('g', { transform: 'scale(.66)' }, emblem(ink)),
  (emblem) =>
    shape(ink, 'M-23,-26H23V6Q22,20 0,28Q-22,20 -23,6z') +
    tag('g', { transform: 'scale(.82)' }, emblem('#ffffff')),
];

/** The hands in which names are set. `wide` is how wide a letter is on average, in em, its spacing included. */
interface Hand {
  readonly family: string;
  readonly weight: number;
  readonly capitals: boolean;
  readonly spacing: number;
  readonly wide: number;
}

const hands: readonly Hand[] = [
  { family: 'Georgia, serif', weight: 400, capitals: false, spacing: 0, wide: 0.6 },
  { family: 'Arial, sans-serif', weight: 700, capitals: false, spacing: 0, wide: 0.72 },
  { family: 'Georgia, serif', weight: 700, capitals: true, spacing: 0.04, wide: 0.92 },
  { family: 'Arial, sans-serif', weight: 400, capitals: true, spacing: 0.08, wide: 0.84 },
  { family: 'Georgia, serif', weight: 700, capitals: false, spacing: 0, wide: 0.74 },
];

const room = 160;

/** On a phone a wordmark is little more than half as large as it is drawn: smaller letters could not be read there. */
const smallest = 19;

/** A name of two words is in two lines; one that is too long in capitals is not in capitals. */
function words(name: string, hand: Hand): string {
  const lines = name.split(' ');
  const longest = Math.max(...lines.map(({ length }) => length));
  const fitting =
    room / (longest * hand.wide) < smallest ? { ...hand, capitals: false, spacing: 0, wide: 0.7 } : hand;
  const size = Math.min(fitting.capitals ? 20 : 24, room / (longest * fitting.wide));
  const first = 40 + size * (0.35 - 0.55 * (lines.length - 1));
  return lines
    .map((line, index) =>
      tag(
        'text',
        {
          x: 72,
          y: round(first + index * size * 1.1),
          fill: ink,
          'font-family': fitting.family,
          'font-size': round(size),
          'font-weight': fitting.weight === 400 ? undefined : fitting.weight,
          'letter-spacing': fitting.spacing ? round(size * fitting.spacing) : undefined,
        },
        fitting.capitals ? line.toUpperCase() : line,
      ),
    )
    .join('');
}

/** The own name alone: what kind of house it is would be too small to read, and its alternative text says it. */
function wordmark(index: number): string {
  const [own] = names[index] ?? [''];
  const hand = hands[(index * 3 + Math.floor(index / 13)) % hands.length] ?? hands[0];
  const emblem = emblems[index % emblems.length] ?? emblems[0];
  const ground = grounds[(index + Math.floor(index / 13)) % grounds.length] ?? grounds[0];
  if (!hand || !emblem || !ground) throw new Error('No style or emblem to draw a wordmark with.');
  return `${tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 240, height: 80, viewBox: '0 0 240 80' },
    tag('g', { transform: 'translate(34 40)' }, ground(emblem)),
    words(own, hand),
  )}\n`;
}

for (const [index, { logo }] of wordmarks.entries())
  await write(logo.replace(/\.svg$/, ''), wordmark(index), limit);
