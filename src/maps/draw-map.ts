import { type GeoProjection, type GeoStream, geoAzimuthalEqualArea, geoPath, geoTransform } from 'd3-geo';
import type { FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { coastDistance, distance, outerRing } from './coast-distance';
import { type Coordinates, findOutsidePlaces, type OutsidePlace } from './find-outside-places';

/** The content of a map: a country with places, or places with the land around them. */
export interface MapRequest {
  /** Lower-case country code. */
  country?: string;
  places: readonly MapPlace[];
  /** False draws coasts only: no borders, and no highlighted country. */
  borders?: boolean;
}

/** The outlines of all countries. Each `id` is a lower-case country code: `nz`. */
export interface Atlas extends FeatureCollection<Polygon | MultiPolygon> {
  /** All land without borders between countries. */
  land?: readonly Polygon[];
}

/** A place to mark on a map. */
export interface MapPlace extends Coordinates {
  name: string;
}

/** A drawn map, without the names of its places. */
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
const contentArea = { width: 780, height: 760 };

/**
 * Minimum distance of points on a coast, in units of the drawing. Closer ones are invisible; leaving them out saves
 * three quarters of the bytes.
 */
const minPointDistance = 4;

/** Opacity of white over the page's dark colour, low enough for the contrast of white text. */
export const shadeOpacity = {
  country: { land: 0.14, coast: 0.6 },
  around: { land: 0.07, coast: 0.1 },
  /** On a map without a highlighted country. */
  alone: { land: 0.14, coast: 0.3 },
};

/** Outlines with fewer corners are left out: such small islands would be mere dots. */
const minCorners = 8;

/**
 * Draws a map in shades of white, for any dark background. Names are not included: they are text of the page, placed at
 * the returned points.
 */
export function drawMap(atlas: Atlas, { country, places, borders = true }: MapRequest): MapDrawing {
  const { width, height } = mapSize;
  const countryParts = atlas.features
    .filter(({ id }) => id !== undefined && id === country)
    .flatMap(polygonsOf);
  const isHighlighted = borders && countryParts.length > 0;
  const others = borders
    ? atlas.features.filter(({ id }) => id === undefined || id !== country).flatMap(polygonsOf)
    : (atlas.land ?? []);
  const projection = projectionFor(countryParts, places);
  const path = geoPath({ stream: (stream) => projection.stream(thinned(stream)) }).digits(0);
  const pathDataOf = (parts: readonly Polygon[]) =>
    parts
      .map((part) => path(part) ?? '')
      .filter((pathData) => pathData.split('L').length >= minCorners) // “L” begins each further corner
      .join('');
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="#fff" stroke="#fff" stroke-linejoin="round">`,
    pathMarkup(pathDataOf(others), isHighlighted ? shadeOpacity.around : shadeOpacity.alone),
    isHighlighted ? pathMarkup(pathDataOf(countryParts), shadeOpacity.country) : '',
    '</svg>',
  ].join('');
  const points = places.map((place) => {
    const [x, y] = projection([place.longitude, place.latitude]) ?? [0, 0];
    return { x: x / width, y: y / height };
  });
  return { svg, points, outside: findOutsidePlaces(countryParts, places) };
}

/** Coasts are one pixel wide at any scale. */
const pathMarkup = (pathData: string, { land, coast }: { land: number; coast: number }) =>
  `<path fill-opacity="${land}" stroke-opacity="${coast}" vector-effect="non-scaling-stroke" d="${pathData}"/>`;

/**
 * A projection centred on the places and on those parts of the country that contain them, ignoring overseas
 * territories.
 */
function projectionFor(parts: readonly Polygon[], places: readonly MapPlace[]): GeoProjection {
  const points = places.map(({ longitude, latitude }): Position => [longitude, latitude]);
  const partsWithPlaces = new Set(points.flatMap((point) => partNearest(point, parts) ?? []));
  const corners = [...points, ...[...partsWithPlaces].flatMap(outerRing)];
  const [left, top] = [(mapSize.width - contentArea.width) / 2, (mapSize.height - contentArea.height) / 2];
  const [longitude, latitude] = middleOf(corners);
  const farthestCorner = Math.max(...corners.map((corner) => distance(corner, [longitude, latitude])));
  return geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .clipAngle(Math.max(minView, Math.min(maxView, farthestCorner + viewMargin)))
    .precision(1) // how far lines may be from the exact curve, in units of the drawing
    .fitExtent(
      [
        [left, top],
        [left + contentArea.width, top + contentArea.height],
      ],
      { type: 'MultiPoint', coordinates: corners },
    )
    .clipExtent([
      [0, 0],
      [mapSize.width, mapSize.height],
    ]);
}

/** How far land is drawn, in degrees: at least and at most from the centre, and beyond the farthest corner. */
const minView = 70;
const maxView = 175;
const viewMargin = 10;

/**
 * The middle between the outermost corners. Longitudes are taken relative to the first corner, so that a country across
 * the date line stays in one piece.
 */
function middleOf(corners: readonly Position[]): [longitude: number, latitude: number] {
  const [first = 0] = corners[0] ?? [];
  const eastward = corners.map(([longitude = 0]) => ((longitude - first + 540) % 360) - 180);
  const latitudes = corners.map(([, latitude = 0]) => latitude);
  const midRange = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [first + midRange(eastward), midRange(latitudes)];
}

/** The part of a country whose outline is nearest to a place. */
function partNearest(point: Position, parts: readonly Polygon[]): Polygon | undefined {
  const distances = parts.map((part) => coastDistance(point, part));
  return parts[distances.indexOf(Math.min(...distances))];
}

/** Drops points of a coast that are too close to the one before to be seen. */
function thinned(stream: GeoStream): GeoStream {
  let last: [number, number] | undefined;
  return geoTransform({
    lineStart() {
      last = undefined;
      this.stream.lineStart();
    },
    point(x, y) {
      if (last && Math.hypot(x - last[0], y - last[1]) < minPointDistance) return;
      last = [x, y];
      this.stream.point(x, y);
    },
  }).stream(stream);
}

/** The parts of a country or of the land. */
export const polygonsOf = ({ geometry }: { geometry: Polygon | MultiPolygon }): readonly Polygon[] =>
  geometry.type === 'Polygon'
    ? [geometry]
    : geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }));
