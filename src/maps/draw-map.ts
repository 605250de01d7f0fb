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
import { findOutsidePlaces, type OutsidePlace } from './find-outside-places';
import { nearestCorner, outerRing } from './nearest-corner';

/** The content of a map: a country with places, or places with the land around them. */
export interface MapRequest {
  /** Lower-case country code. */
  country?: string;
  places: readonly MapPlace[];
  /** False draws coasts only: no borders, and no highlighted country. */
  borders?: boolean;
}

export interface MapPlace {
  name: string;
  latitude: number;
  longitude: number;
}

export interface MapDrawing {
  svg: string;
  /** Positions of the places, as fractions of width and height. */
  points: readonly { x: number; y: number }[];
  /** Places outside the country. */
  outside: readonly OutsidePlace[];
}

/**
 * The drawing is three times as wide as high. Its content is in the middle; the surrounding land extends to the edges
 * of any screen.
 */
export const mapSize = { width: 2700, height: 900 };

/** The part in the middle for the map's content; a phone shows little more of the width. */
const middle = { width: 780, height: 760 };

/**
 * Minimum distance of points on a coast. Closer ones are invisible; leaving them out saves three quarters of the bytes.
 */
const step = 4;

/** Opacity of white over the page's dark colour, low enough for the contrast of white text. */
export const shadeOpacity = {
  country: { land: 0.14, coast: 0.6 },
  around: { land: 0.07, coast: 0.1 },
  /** Without a highlighted country. */
  alone: { land: 0.14, coast: 0.3 },
};

/** Smaller islands would be mere dots. */
const minCorners = 8;

/**
 * Draws a map in shades of white, for any dark background. Names are not included: they are text of the page, placed at
 * the returned points.
 */
export function drawMap(atlas: Atlas, { country, places, borders = true }: MapRequest): MapDrawing {
  const { width, height } = mapSize;
  const countryParts = atlas.features.filter(({ id }) => id !== undefined && id === country).flatMap(partsOf);
  const standsOut = borders && countryParts.length > 0;
  const others = borders
    ? atlas.features.filter(({ id }) => id === undefined || id !== country).flatMap(partsOf)
    : (atlas.land ?? []);
  const projection = projectionFor(countryParts, places);
  const path = geoPath({ stream: (stream) => projection.stream(thinned(stream)) }).digits(0);
  const outlineOf = (parts: readonly Polygon[]) =>
    parts
      .filter((part) => isSeen(part, projection))
      .map((part) => path(part) ?? '')
      .filter((text) => text.split('L').length >= minCorners)
      .join('');
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="#fff" stroke="#fff" stroke-linejoin="round">`,
    markupOf(outlineOf(others), standsOut ? shadeOpacity.around : shadeOpacity.alone),
    standsOut ? markupOf(outlineOf(countryParts), shadeOpacity.country) : '',
    '</svg>',
  ].join('');
  const points = places.map((place) => {
    const [x, y] = projection([place.longitude, place.latitude]) ?? [0, 0];
    return { x: x / width, y: y / height };
  });
  return { svg, points, outside: findOutsidePlaces(countryParts, places) };
}

/** Coasts are one pixel wide at any scale. */
const markupOf = (outline: string, { land, coast }: { land: number; coast: number }) =>
  `<path fill-opacity="${land}" stroke-opacity="${coast}" vector-effect="non-scaling-stroke" d="${outline}"/>`;

/**
 * A projection centred on the places and on those parts of the country that contain them, ignoring overseas
 * territories.
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

/**
 * In degrees from the centre: the usual and the maximum extent of drawn land, and the margin beyond the farthest place.
 */
const usualView = 70;
const widestView = 175;
const beyond = 10;

/** Distance of the farthest point from the centre, in degrees. */
const farthest = (corners: readonly Position[], centre: [number, number]): number =>
  (Math.max(...corners.map(([longitude = 0, latitude = 0]) => geoDistance([longitude, latitude], centre))) *
    180) /
  Math.PI;

/** Longitudes are taken relative to the first point, so that a country across the date line stays in one piece. */
function middleOf(corners: readonly Position[]): [longitude: number, latitude: number] {
  const [first = 0] = corners[0] ?? [];
  const eastward = corners.map(([longitude = 0]) => ((longitude - first + 540) % 360) - 180);
  const latitudes = corners.map(([, latitude = 0]) => latitude);
  const half = (values: readonly number[]) => (values.reduce(min) + values.reduce(max)) / 2;
  return [first + half(eastward), half(latitudes)];
}

const min = (a: number, b: number) => Math.min(a, b);
const max = (a: number, b: number) => Math.max(a, b);

/** The part with the point nearest to a place. */
function partNearest(point: Position, parts: readonly Polygon[]): Polygon | undefined {
  const distances = parts.map((part) => nearestCorner(point, part));
  return parts[distances.indexOf(Math.min(...distances))];
}

/** Whether a part is on the map or near it. Checking some of its points is enough, and saves drawing all land. */
function isSeen(part: Polygon, projection: GeoProjection): boolean {
  const { width, height } = mapSize;
  const ring = outerRing(part);
  return ring.some((corner, index) => {
    if (index % 4 !== 0) return false;
    const [x, y] = projection(corner as [number, number]) ?? [Number.NaN, Number.NaN];
    return x > -width / 4 && x < width * 1.25 && y > -height / 2 && y < height * 1.5;
  });
}

/** Drops points that are invisible at this scale. */
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
