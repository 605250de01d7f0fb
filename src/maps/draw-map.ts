import {
  type GeoProjection,
  type GeoStream,
  geoAzimuthalEqualArea,
  geoDistance,
  geoPath,
  geoTransform,
} from 'd3-geo';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import type { Atlas } from './atlas';
import { type AstrayPlace, findAstray } from './find-astray';
import { nearestCorner, outerRing } from './nearest-corner';

/** What a map shows: a country, and places in it; or places alone, with the land around them. */
export interface MapRequest {
  /** Its code in small letters. */
  country?: string;
  places: readonly MapPlace[];
  /** False for coasts alone: no border is drawn, and so no country stands out. */
  borders?: boolean;
}

export interface MapPlace {
  name: string;
  latitude: number;
  longitude: number;
}

export interface MapDrawing {
  svg: string;
  /** Where each place is, in parts of the width and the height. */
  points: readonly { x: number; y: number }[];
  /** The places that are not in the country. */
  astray: readonly AstrayPlace[];
}

/** Three times as wide as high: what it shows is in the middle, and the land around reaches the edges of any screen. */
export const mapSize = { width: 2700, height: 900 };

/** The part in the middle that holds what the map shows; a phone shows little more of the width. */
const middle = { width: 780, height: 760 };

/** Corners of a coast that are nearer to each other are not seen: a quarter of the bytes. */
const step = 4;

/** How much white is over the deep colour of the page: white text on it keeps its contrast. */
export const shades = {
  country: { land: 0.14, coast: 0.6 },
  around: { land: 0.07, coast: 0.1 },
  /** Where no country stands out. */
  alone: { land: 0.14, coast: 0.3 },
};

/** Islands with fewer corners would be specks. */
const leastCorners = 8;

/**
 * A map in shades of white, to lie on any dark colour. Names are not in it: they are text of the page, at the points that
 * come with it.
 */
export function drawMap(atlas: Atlas, { country, places, borders = true }: MapRequest): MapDrawing {
  const { width, height } = mapSize;
  const shown = atlas.features.filter(({ id }) => id !== undefined && id === country).flatMap(partsOf);
  const standsOut = borders && shown.length > 0;
  const others = borders
    ? atlas.features.filter(({ id }) => id === undefined || id !== country).flatMap(partsOf)
    : (atlas.land ?? []);
  const projection = projectionFor(shown, places);
  const path = geoPath({ stream: (stream) => projection.stream(thinned(stream)) }).digits(0);
  const outlineOf = (parts: readonly Polygon[]) =>
    parts
      .filter((part) => isSeen(part, projection))
      .map((part) => path(part) ?? '')
      .filter((text) => text.split('L').length >= leastCorners)
      .join('');
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="#fff" stroke="#fff" stroke-linejoin="round">`,
    drawn(outlineOf(others), standsOut ? shades.around : shades.alone),
    standsOut ? drawn(outlineOf(shown), shades.country) : '',
    '</svg>',
  ].join('');
  const points = places.map((place) => {
    const [x, y] = projection([place.longitude, place.latitude]) ?? [0, 0];
    return { x: x / width, y: y / height };
  });
  return { svg, points, astray: findAstray(shown, places) };
}

/** A coast is one pixel wide on a screen of any size. */
const drawn = (outline: string, { land, coast }: { land: number; coast: number }) =>
  `<path fill-opacity="${land}" stroke-opacity="${coast}" vector-effect="non-scaling-stroke" d="${outline}"/>`;

/**
 * Around the places, and around those parts of the country that they are in: not around what belongs to it on the other
 * side of the world.
 */
function projectionFor(parts: readonly Polygon[], places: readonly MapPlace[]): GeoProjection {
  const points = places.map(({ longitude, latitude }): Position => [longitude, latitude]);
  const near = new Set(points.flatMap((point) => partNearest(point, parts) ?? []));
  const corners = [...points, ...[...near].flatMap(outerRing)];
  const [left, top] = [(mapSize.width - middle.width) / 2, (mapSize.height - middle.height) / 2];
  const [longitude, latitude] = middleOf(corners);
  return geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .clipAngle(Math.max(usualView, Math.min(widestView, farthest(corners, [longitude, latitude]) + beyond)))
    .precision(1)
    .fitExtent(
      [
        [left, top],
        [left + middle.width, top + middle.height],
      ],
      { type: 'MultiPoint', coordinates: corners },
    )
    .clipExtent([
      [0, 0],
      [mapSize.width, mapSize.height],
    ]);
}

/** In degrees from the middle: as far as land is drawn at least and at most, and beyond the farthest place. */
const usualView = 70;
const widestView = 175;
const beyond = 10;

/** How far a map reaches from its middle, in degrees. */
const farthest = (corners: readonly Position[], centre: [number, number]): number =>
  (Math.max(...corners.map(([longitude = 0, latitude = 0]) => geoDistance([longitude, latitude], centre))) *
    180) /
  Math.PI;

/** Seen from the first, so that a country on both sides of the date line is one. */
function middleOf(corners: readonly Position[]): [longitude: number, latitude: number] {
  const [first = 0] = corners[0] ?? [];
  const eastward = corners.map(([longitude = 0]) => ((longitude - first + 540) % 360) - 180);
  const latitudes = corners.map(([, latitude = 0]) => latitude);
  const half = (values: readonly number[]) => (values.reduce(least) + values.reduce(most)) / 2;
  return [first + half(eastward), half(latitudes)];
}

const least = (a: number, b: number) => Math.min(a, b);
const most = (a: number, b: number) => Math.max(a, b);

/** The part with the corner that is nearest to a place: coasts have many. */
function partNearest(point: Position, parts: readonly Polygon[]): Polygon | undefined {
  const distances = parts.map((part) => nearestCorner(point, part));
  return parts[distances.indexOf(Math.min(...distances))];
}

/** Whether a corner of it is on the map or near it. Looking at some of them is enough, and drawing all land takes long. */
function isSeen(part: Polygon, projection: GeoProjection): boolean {
  const { width, height } = mapSize;
  const ring = outerRing(part);
  return ring.some((corner, index) => {
    if (index % 4 !== 0) return false;
    const [x, y] = projection(corner as [number, number]) ?? [Number.NaN, Number.NaN];
    return x > -width / 4 && x < width * 1.25 && y > -height / 2 && y < height * 1.5;
  });
}

/** Leaves out corners that nobody sees at this size. */
function thinned(stream: GeoStream): GeoStream {
  let last: [number, number] | undefined;
  return geoTransform({
    lineStart() {
      last = undefined;
      this.stream.lineStart();
    },
    point(x, y) {
      if (last && Math.hypot(x - last[0], y - last[1]) < step) return;
      last = [x, y];
      this.stream.point(x, y);
    },
  }).stream(stream);
}

const partsOf = ({ geometry }: { geometry: Polygon | MultiPolygon }): readonly Polygon[] =>
  geometry.type === 'Polygon'
    ? [geometry]
    : geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }));
