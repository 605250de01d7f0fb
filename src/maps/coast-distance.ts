import { geoDistance } from 'd3-geo';
import type { Polygon, Position } from 'geojson';

/** Distance in degrees from a position to the nearest corner on the outline of a part of a country. */
export const coastDistance = (position: Position, part: Polygon): number =>
  outerRing(part).reduce(
    (nearest, corner) => Math.min(nearest, distance(position, corner)),
    Number.POSITIVE_INFINITY,
  );

/** The outline of a part of a country, without lakes. */
export const outerRing = ({ coordinates: [ring = []] }: Polygon): readonly Position[] => ring;

/** Distance between two positions in degrees along a great circle. */
export const distance = (one: Position, other: Position): number =>
  (geoDistance(one as [number, number], other as [number, number]) * 180) / Math.PI;
