import type { Polygon, Position } from 'geojson';

/** Squared distance in degrees from a point to the nearest point of a coast. */
export function nearestCorner(point: Position, part: Polygon): number {
  return outerRing(part).reduce(
    (nearest, corner) => Math.min(nearest, distance(point, corner)),
    Number.POSITIVE_INFINITY,
  );
}

export const outerRing = ({ coordinates: [ring = []] }: Polygon): readonly Position[] => ring;

/** Squared distance between two nearby places. Handles the date line. */
function distance([longitude = 0, latitude = 0]: Position, [east = 0, north = 0]: Position): number {
  const longitudeDifference = ((longitude - east + 540) % 360) - 180;
  return (longitudeDifference * Math.cos((latitude * Math.PI) / 180)) ** 2 + (latitude - north) ** 2;
}
