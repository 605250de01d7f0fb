import type { Polygon, Position } from 'geojson';

/** Squared distance in degrees from a position to the nearest point on the outline of a part of a country. */
export function squaredCoastDistance(point: Position, part: Polygon): number {
  return outerRing(part).reduce(
    (nearest, corner) => Math.min(nearest, squaredDistance(point, corner)),
    Number.POSITIVE_INFINITY,
  );
}

/** The outline of a part of a country, without lakes. */
export const outerRing = ({ coordinates: [ring = []] }: Polygon): readonly Position[] => ring;

/** Squared distance between two nearby places. Handles the date line. */
function squaredDistance(
  [longitude = 0, latitude = 0]: Position,
  [otherLongitude = 0, otherLatitude = 0]: Position,
): number {
  const longitudeDifference = ((longitude - otherLongitude + 540) % 360) - 180;
  // Meridians are closer together towards the poles.
  return (longitudeDifference * Math.cos((latitude * Math.PI) / 180)) ** 2 + (latitude - otherLatitude) ** 2;
}
