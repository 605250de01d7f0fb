import type { Polygon, Position } from 'geojson';

/** How far the nearest corner of a coast is from a point, in degrees, squared. */
export function nearestCorner(point: Position, part: Polygon): number {
  return outerRing(part).reduce(
    (nearest, corner) => Math.min(nearest, apart(point, corner)),
    Number.POSITIVE_INFINITY,
  );
}

export const outerRing = ({ coordinates: [ring = []] }: Polygon): readonly Position[] => ring;

/** How far two places near each other are apart, squared. East and west of the date line are neighbours. */
function apart([longitude = 0, latitude = 0]: Position, [east = 0, north = 0]: Position): number {
  const around = ((longitude - east + 540) % 360) - 180;
  return (around * Math.cos((latitude * Math.PI) / 180)) ** 2 + (latitude - north) ** 2;
}
