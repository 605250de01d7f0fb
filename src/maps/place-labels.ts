import type { LabelSide, MapLabels } from '../resolved';
import { firstCombination } from './first-combination';

/** A place on a map of size 1 by 1. */
interface Place {
  name: string;
  x: number;
  y: number;
}

/** The labels for which a map has room: names, numbers or none. */
export interface PlacedLabels {
  labels: MapLabels;
  /** The side of its marker on which each place's label is; empty if no labels have room. */
  sides: readonly LabelSide[];
}

/**
 * Finds positions for labels so that none overlaps another one, a marker or the window's edge, at any width and text
 * size. Labels grow with the text and the map does not, so everything is measured in rem: a window of 320 px with text
 * at 200 % is 10rem wide. Maps too low for names have numbers. Places named first have priority.
 */
export function placeLabels(places: readonly Place[]): PlacedLabels {
  const namesAndNumbers = sidesFor(places, [
    ...viewsBetween(minHeight, minHeightWithNames, numbers),
    ...viewsBetween(minHeightWithNames, maxHeight, names),
  ]);
  if (namesAndNumbers) return { labels: 'names', sides: namesAndNumbers };
  const numbered = sidesFor(places, viewsBetween(minHeight, maxHeight, numbers));
  return numbered ? { labels: 'numbers', sides: numbered } : { labels: 'none', sides: [] };
}

/**
 * Heights of the map in rem: the lowest, the lowest with names, and the highest. They are a third of the widths in
 * place-map.module.css: 220 % of 10rem, 66rem and 108rem.
 */
const minHeight = 7.3;
const minHeightWithNames = 22;
const maxHeight = 36;

/**
 * The map's width, and half the width that a window shows of it, both as multiples of its height. A map is at most 2.2
 * times as wide as the window, which then shows 1.36; half of that is rounded down.
 */
const aspectRatio = 3;
const visibleHalfWidth = 0.65;

/** Minimum distance in rem between a label and the window's left or right edge. */
const margin = 0.25;

/** A type of label. Sizes are in rem, and those of place-map.module.css. */
interface LabelType {
  fontSize: number;
  /** The label of a place, whose index gives its number. */
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

/** Number of heights to check. Labels that overlap only between two of them overlap so little that nobody notices. */
const viewsPerType = 12;

const viewsBetween = (from: number, to: number, type: LabelType): readonly View[] =>
  Array.from({ length: viewsPerType }, (_, index) => ({
    ...type,
    height: from + ((to - from) * index) / (viewsPerType - 1),
  }));

/** Widths of a bold letter in em, as a generous average; CJK characters are as wide as high. */
const letterWidth = 0.6;
const wideLetterWidth = 1.05;

/** Height of a label in em. */
const lineHeight = 1.2;

/** Distances in em between a marker and its label, beside or above and below it. */
const gap = { across: 0.45, down: 0.2 };

/** Edges in rem, from the middle of the map's top. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A possible position of a label: the side of its marker, and its box in each view. */
interface Candidate {
  side: LabelSide;
  boxes: readonly Box[];
}

/** The side of each place's marker on which its label is free in all views; undefined if not all labels have room. */
function sidesFor(places: readonly Place[], views: readonly View[]): readonly LabelSide[] | undefined {
  const markers = views.map((view) => places.map((place) => markerBox(place, view)));
  const isFree = (box: Box, viewIndex: number, placeIndex: number) =>
    isVisible(box, views[viewIndex] as View) &&
    markers[viewIndex]?.every((marker, other) => other === placeIndex || !overlap(box, marker));
  const candidates = places.map((place, index) =>
    sidesOf(place)
      .map((side) => ({ side, boxes: views.map((view) => labelBox(place, index, side, view)) }))
      .filter(({ boxes }) => boxes.every((box, viewIndex) => isFree(box, viewIndex, index))),
  );
  return firstCombination(candidates, agree)?.map(({ side }) => side);
}

/** Preferred sides: away from the centre, then the other side, then above and below. */
function sidesOf({ x }: Place): readonly LabelSide[] {
  return x < 0.5
    ? ['w', 'e', 'nw', 'sw', 'n', 's', 'ne', 'se']
    : ['e', 'w', 'ne', 'se', 'n', 's', 'nw', 'sw'];
}

/** Whether two labels overlap in no view. */
const agree = (one: Candidate, other: Candidate) =>
  one.boxes.every((box, index) => !overlap(box, other.boxes[index] as Box));

function labelBox(place: Place, index: number, side: LabelSide, view: View): Box {
  const { fontSize, textOf } = view;
  const [across, down] = directionFromMarker(side);
  const width = fontSize * [...textOf(place, index)].reduce((em, character) => em + widthOf(character), 0);
  const height = fontSize * lineHeight;
  const { x, y } = markerCentre(place, view);
  return boxAround(
    x + across * (width / 2 + gap.across * fontSize),
    y + down * (height / 2 + gap.down * fontSize),
    width / 2,
    height / 2,
  );
}

/** The width of a character in em. Those from U+1100 on are mostly CJK. */
const widthOf = (character: string) => (character >= '\u1100' ? wideLetterWidth : letterWidth);

/** The direction from a marker to its label: 1 is right or down, -1 left or up, 0 neither. */
const directionFromMarker = (side: LabelSide): readonly [across: number, down: number] => [
  Number(side.includes('e')) - Number(side.includes('w')),
  Number(side.includes('s')) - Number(side.includes('n')),
];

function markerBox(place: Place, view: View): Box {
  const { x, y } = markerCentre(place, view);
  const radius = view.markerRadius(view.height);
  return boxAround(x, y, radius, radius);
}

const markerCentre = ({ x, y }: Place, { height }: View) => ({
  x: (x - 0.5) * aspectRatio * height,
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
  left >= margin - visibleHalfWidth * height &&
  right <= visibleHalfWidth * height - margin &&
  top >= 0 &&
  bottom <= height;

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
