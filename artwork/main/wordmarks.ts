import { outlined, type Typeface } from './lettering';
import { ink } from './palette';
import { disc, line, polygon, round, shape, steps, tag } from './svg';
import { names, wordmarks } from './wordmark-names';
import { write } from './write';

/** A wordmark is small: it is shown in a row of many. */
const limit = 3 * 1024;

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

/** How names are lettered. `spacing` between letters is in em. */
type Hand = Typeface & { readonly capitals: boolean; readonly spacing: number };

const hands: readonly Hand[] = [
  { file: 'newsreader', capitals: false, spacing: 0 },
  { file: 'source-sans-3', weight: 700, capitals: false, spacing: 0 },
  { file: 'newsreader', capitals: true, spacing: 0.04 },
  { file: 'source-sans-3', weight: 400, capitals: true, spacing: 0.08 },
  { file: 'newsreader', capitals: false, spacing: -0.02 },
];

/** Width for the name, beside the emblem. */
const room = 160;

/** On a phone a wordmark is little more than half as large as it is drawn: smaller letters could not be read there. */
const smallest = 19;

/** Letters are drawn at twice their size, so that whole pixels are fine enough. */
const enlargement = 2;

/**
 * The name as outlines, since a drawing that is shown as an image has none of the page's fonts. A name of two words is in
 * two lines; one that is too long in capitals is not in capitals.
 */
async function nameOutlines(name: string, hand: Hand): Promise<string> {
  const lines = name.split(' ');
  const inCapitals = hand.capitals && (await fittingSize(lines.map(upper), hand)) >= smallest;
  const spacing = inCapitals ? hand.spacing : 0;
  const texts = inCapitals ? lines.map(upper) : lines;
  const size = Math.min(inCapitals ? 22 : 27, await fittingSize(texts, { ...hand, spacing }));
  const first = 40 + size * (0.35 - 0.52 * (lines.length - 1));
  const outlines = await Promise.all(
    texts.map(async (text, index) => {
      const { d } = await outlined(text, hand, size * enlargement, spacing);
      const y = round(enlargement * (first + index * size * 1.04));
      return tag('path', { transform: `translate(${72 * enlargement} ${y})`, d });
    }),
  );
  return tag('g', { fill: ink, transform: `scale(${1 / enlargement})` }, ...outlines);
}

const upper = (text: string) => text.toUpperCase();

/** The size at which the longest line fills the room. */
async function fittingSize(lines: readonly string[], hand: Hand): Promise<number> {
  const widths = await Promise.all(
    lines.map(async (text) => (await outlined(text, hand, room, hand.spacing)).width),
  );
  return room ** 2 / Math.max(...widths);
}

/** The own name alone: what kind of house it is would be too small to read, and its alternative text says it. */
async function wordmark(index: number): Promise<string> {
  const [own] = names[index] ?? [''];
  const hand = hands[(index * 3 + Math.floor(index / 13)) % hands.length] ?? hands[0];
  const emblem = emblems[index % emblems.length] ?? emblems[0];
  const ground = grounds[(index + Math.floor(index / 13)) % grounds.length] ?? grounds[0];
  if (!hand || !emblem || !ground) throw new Error('No style or emblem to draw a wordmark with.');
  return `${tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 240, height: 80, viewBox: '0 0 240 80' },
    tag('g', { transform: 'translate(34 40)' }, ground(emblem)),
    await nameOutlines(own, hand),
  )}\n`;
}

for (const [index, { logo }] of wordmarks.entries())
  await write(logo.replace(/\.svg$/, ''), await wordmark(index), limit);
