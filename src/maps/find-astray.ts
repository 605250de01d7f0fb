import { geoContains } from 'd3-geo';
import type { Polygon } from 'geojson';
import { nearestCorner } from './nearest-corner';

interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A place that is not in the country it is shown in, and where it would be, if that is a slip. */
export interface AstrayPlace {
  index: number;
  meant?: Coordinates;
}

/** In degrees, how far from the outline a place may be: outlines are coarse, and small islands are not in them. */
const tolerance = 1;

/** The places outside of a country. Of one whose outline is not known nothing is said. */
export function findAstray(
  country: readonly Polygon[],
  places: readonly Coordinates[],
): readonly AstrayPlace[] {
  if (country.length === 0) return [];
  const isIn = ({ longitude, latitude }: Coordinates) =>
    country.some(
      (part) =>
        geoContains(part, [longitude, latitude]) ||
        nearestCorner([longitude, latitude], part) < tolerance ** 2,
    );
  return places.flatMap((place, index) =>
    isIn(place) ? [] : [{ index, meant: slipsOf(place).find((slip) => isIn(slip)) }],
  );
}

/** What may have been meant: the other order, another sign, or both. */
function slipsOf({ latitude, longitude }: Coordinates): readonly Coordinates[] {
  const orders = [
    { latitude, longitude },
    { latitude: longitude, longitude: latitude },
  ];
  const signs = [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const;
  return orders
    .flatMap((order) =>
      signs.map(([north, east]) => ({ latitude: order.latitude * north, longitude: order.longitude * east })),
    )
    .filter((slip) => Math.abs(slip.latitude) <= 90);
}
