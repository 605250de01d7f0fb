import type { Labels, Side } from '../resolved';

/** A place on a map of size 1 by 1. */
interface Place {
  name: string;
  x: number;
  y: number;
}

export interface PlacedLabels {
  labels: Labels;
  sides: readonly Side[];
}

/**
 * Finds positions for labels so that none overlaps another one, a marker or the window's edge, at any width and text
 * size. Labels grow with the text and the map does not, so everything is measured in rem: a window of 320 px with text
 * at 200 % is 10rem wide. Places named first have priority.
 */
export function placeLabels(places: readonly Place[]): PlacedLabels {
  const namesAndNumbers = sidesFor(places, [numbers(namesFrom), names]);
  if (namesAndNumbers) return { labels: 'names', sides: namesAndNumbers };
  const numbered = sidesFor(places, [numbers(highest)]);
  return numbered ? { labels: 'numbers', sides: numbered } : { labels: 'none', sides: [] };
}

/**
 * Heights of the map in rem: in the narrowest window, where names begin to be shown, and at most
 * (place-map.module.css).
 */
const lowest = 7.3;
const namesFrom = 22;
const highest = 36;

/** The map's aspect ratio, and the visible half-width of the window relative to the height. */
const ratio = 3;
const visibleShare = 0.65;
const margin = 0.25;

/** A type of label, and the heights of the map at which it is shown. */
interface Sort {
  from: number;
  to: number;
  size: number;
  textOf(place: Place, index: number): string;
  /** Half a marker's size, per rem of height plus a constant. */
  mark: Edge;
}

const numbers = (to: number): Sort => ({
  from: lowest,
  to,
  size: 0.8125,
  textOf: (_place, index) => String(index + 1),
  mark: { slope: 0.015, offset: 0 },
});

const names: Sort = {
  from: namesFrom,
  to: highest,
  size: 0.9375,
  textOf: ({ name }) => name,
  mark: { slope: 0, offset: 0.25 },
};

/** In em: the width of a wide bold letter, the line height, and the distance from marker to label. */
const letter = 0.6;
const wideLetter = 1.05;
const line = 1.2;
const gap = { across: 0.45, down: 0.2 };

/** A position on a map that grows: `slope` × height + `offset`. */
interface Edge {
  slope: number;
  offset: number;
}

interface Box {
  left: Edge;
  right: Edge;
  top: Edge;
  bottom: Edge;
}

/** A candidate position: the side, and its box for each type of label. */
interface Choice {
  side: Side;
  boxes: readonly Box[];
}

function sidesFor(places: readonly Place[], sorts: readonly Sort[]): readonly Side[] | undefined {
  const choices = places.map((place, index) =>
    sidesOf(place)
      .map((side) => ({ side, boxes: sorts.map((sort) => labelBox(place, index, side, sort)) }))
      .filter(({ boxes }) => boxes.every((box, at) => isFree(box, places, index, sorts[at] as Sort))),
  );
  const agree = (one: Choice, other: Choice) =>
    sorts.every((sort, at) => !everOverlap(one.boxes[at] as Box, other.boxes[at] as Box, sort));
  return firstAgreeing(choices, agree)?.map(({ side }) => side);
}

/** Preferred sides: away from the centre, then the other side, then above and below. */
function sidesOf({ x }: Place): readonly Side[] {
  return x < 0.5
    ? ['w', 'e', 'nw', 'sw', 'n', 's', 'ne', 'se']
    : ['e', 'w', 'ne', 'se', 'n', 's', 'nw', 'sw'];
}

/** Limit for backtracking. No legible map needs more. */
const maxAttempts = 20_000;

/** The first combination of candidates without conflicts, by backtracking with forward checking. */
function firstAgreeing(
  choices: readonly (readonly Choice[])[],
  agree: (one: Choice, other: Choice) => boolean,
): readonly Choice[] | undefined {
  let tries = 0;
  const settle = ([first, ...rest]: readonly (readonly Choice[])[]): readonly Choice[] | undefined => {
    if (!first) return [];
    for (const choice of first) {
      tries += 1;
      if (tries > maxAttempts) return undefined;
      const left = rest.map((others) => others.filter((other) => agree(choice, other)));
      const settled = left.every(({ length }) => length > 0) ? settle(left) : undefined;
      if (settled) return [choice, ...settled];
    }
    return undefined;
  };
  return settle(choices);
}

function labelBox(place: Place, index: number, side: Side, sort: Sort): Box {
  const { size, textOf } = sort;
  const [across, down] = directionOf(side);
  const width = size * [...textOf(place, index)].reduce((sum, sign) => sum + widthOf(sign), 0);
  const height = size * line;
  const { x, y } = middleOf(place);
  const dx = across * (width / 2 + gap.across * size);
  const dy = down * (height / 2 + gap.down * size);
  return {
    left: { slope: x, offset: dx - width / 2 },
    right: { slope: x, offset: dx + width / 2 },
    top: { slope: y, offset: dy - height / 2 },
    bottom: { slope: y, offset: dy + height / 2 },
  };
}

/** CJK characters are as wide as high. */
const widthOf = (sign: string) => (sign >= '\u1100' ? wideLetter : letter);

const directionOf = (side: Side): readonly [across: number, down: number] => [
  Number(side.includes('e')) - Number(side.includes('w')),
  Number(side.includes('s')) - Number(side.includes('n')),
];

const middleOf = ({ x, y }: Place) => ({ x: (x - 0.5) * ratio, y });

/** Whether a label is within the window and the map, and covers no other marker. */
function isFree(box: Box, places: readonly Place[], index: number, sort: Sort): boolean {
  const isWithin = [sort.from, sort.to].every(
    (height) =>
      at(box.left, height) >= margin - visibleShare * height &&
      at(box.right, height) <= visibleShare * height - margin &&
      at(box.top, height) >= 0 &&
      at(box.bottom, height) <= height,
  );
  return (
    isWithin &&
    places.every((place, other) => other === index || !everOverlap(box, markBox(place, sort), sort))
  );
}

function markBox(place: Place, { mark }: Sort): Box {
  const { x, y } = middleOf(place);
  return {
    left: { slope: x - mark.slope, offset: -mark.offset },
    right: { slope: x + mark.slope, offset: mark.offset },
    top: { slope: y - mark.slope, offset: -mark.offset },
    bottom: { slope: y + mark.slope, offset: mark.offset },
  };
}

const at = ({ slope, offset }: Edge, height: number) => slope * height + offset;

/**
 * Whether two boxes overlap at any height of the map. Edges are linear in the height, so each pair crosses at most
 * once.
 */
function everOverlap(one: Box, other: Box, { from, to }: Sort): boolean {
  const pairs: readonly (readonly [low: Edge, high: Edge])[] = [
    [one.left, other.right],
    [other.left, one.right],
    [one.top, other.bottom],
    [other.top, one.bottom],
  ];
  let [start, end] = [from, to];
  for (const [low, high] of pairs) {
    const slope = high.slope - low.slope;
    const offset = high.offset - low.offset;
    if (slope > 0) start = Math.max(start, -offset / slope);
    else if (slope < 0) end = Math.min(end, -offset / slope);
    else if (offset <= 0) return false;
  }
  return start < end;
}
