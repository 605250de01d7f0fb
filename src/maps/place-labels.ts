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
  const namesAndNumbers = sidesFor(places, [
    ...viewsBetween(lowest, namesFrom, numbers),
    ...viewsBetween(namesFrom, highest, names),
  ]);
  if (namesAndNumbers) return { labels: 'names', sides: namesAndNumbers };
  const numbered = sidesFor(places, viewsBetween(lowest, highest, numbers));
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

/** A type of label. Sizes are in rem. */
interface LabelType {
  fontSize: number;
  textOf(place: Place, index: number): string;
  /** Half a marker's size, by the height of the map. */
  markerRadius(height: number): number;
}

const numbers: LabelType = {
  fontSize: 0.8125,
  textOf: (_place, index) => String(index + 1),
  markerRadius: (height) => 0.015 * height,
};

const names: LabelType = {
  fontSize: 0.9375,
  textOf: ({ name }) => name,
  markerRadius: () => 0.25,
};

/** The map at one height, with labels of one type. */
interface View extends LabelType {
  height: number;
}

/** Heights to check. Labels that overlap only between two of them overlap so little that nobody notices. */
const viewsPerType = 12;

const viewsBetween = (from: number, to: number, type: LabelType): readonly View[] =>
  Array.from({ length: viewsPerType }, (_, index) => ({
    ...type,
    height: from + ((to - from) * index) / (viewsPerType - 1),
  }));

/** In em: the width of a wide bold letter, the line height, and the distance from marker to label. */
const letter = 0.6;
const wideLetter = 1.05;
const line = 1.2;
const gap = { across: 0.45, down: 0.2 };

/** Edges in rem, from the middle of the map's top. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A candidate position: the side, and the label's box in each view. */
interface Choice {
  side: Side;
  boxes: readonly Box[];
}

function sidesFor(places: readonly Place[], views: readonly View[]): readonly Side[] | undefined {
  const markers = views.map((view) => places.map((place) => markerBox(place, view)));
  const isFree = (box: Box, viewIndex: number, placeIndex: number) =>
    isVisible(box, views[viewIndex] as View) &&
    markers[viewIndex]?.every((marker, other) => other === placeIndex || !overlap(box, marker));
  const choices = places.map((place, index) =>
    sidesOf(place)
      .map((side) => ({ side, boxes: views.map((view) => labelBox(place, index, side, view)) }))
      .filter(({ boxes }) => boxes.every((box, viewIndex) => isFree(box, viewIndex, index))),
  );
  return firstAgreeing(choices)?.map(({ side }) => side);
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
function firstAgreeing(choices: readonly (readonly Choice[])[]): readonly Choice[] | undefined {
  let attempts = 0;
  const assign = ([first, ...rest]: readonly (readonly Choice[])[]): readonly Choice[] | undefined => {
    if (!first) return [];
    for (const choice of first) {
      attempts += 1;
      if (attempts > maxAttempts) return undefined;
      const remaining = rest.map((others) => others.filter((other) => agree(choice, other)));
      const assigned = remaining.every(({ length }) => length > 0) ? assign(remaining) : undefined;
      if (assigned) return [choice, ...assigned];
    }
    return undefined;
  };
  return assign(choices);
}

const agree = (one: Choice, other: Choice) =>
  one.boxes.every((box, index) => !overlap(box, other.boxes[index] as Box));

function labelBox(place: Place, index: number, side: Side, view: View): Box {
  const { fontSize, textOf } = view;
  const [across, down] = directionOf(side);
  const width = fontSize * [...textOf(place, index)].reduce((sum, character) => sum + widthOf(character), 0);
  const height = fontSize * line;
  const { x, y } = markerCentre(place, view);
  return boxAround(
    x + across * (width / 2 + gap.across * fontSize),
    y + down * (height / 2 + gap.down * fontSize),
    width / 2,
    height / 2,
  );
}

/** In em. CJK characters are as wide as high. */
const widthOf = (character: string) => (character >= '\u1100' ? wideLetter : letter);

const directionOf = (side: Side): readonly [across: number, down: number] => [
  Number(side.includes('e')) - Number(side.includes('w')),
  Number(side.includes('s')) - Number(side.includes('n')),
];

function markerBox(place: Place, view: View): Box {
  const { x, y } = markerCentre(place, view);
  const radius = view.markerRadius(view.height);
  return boxAround(x, y, radius, radius);
}

const markerCentre = ({ x, y }: Place, { height }: View) => ({
  x: (x - 0.5) * ratio * height,
  y: y * height,
});

const boxAround = (x: number, y: number, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
});

/** Whether a label is within the window and the map. */
const isVisible = ({ left, right, top, bottom }: Box, { height }: View) =>
  left >= margin - visibleShare * height &&
  right <= visibleShare * height - margin &&
  top >= 0 &&
  bottom <= height;

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
