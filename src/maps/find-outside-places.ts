import { geoContains } from 'd3-geo';
import type { Polygon } from 'geojson';
import { nearestCorner } from './nearest-corner';

interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A place outside the country it is shown in, and its correct position, if there is an obvious slip. */
export interface OutsidePlace {
  index: number;
  meant?: Coordinates;
}

/** Tolerance in degrees, since outlines are coarse and lack small islands. */
const tolerance = 1;

/** Places outside a country. Empty if its outline is unknown. */
export function findOutsidePlaces(
  country: readonly Polygon[],
  places: readonly Coordinates[],
): readonly OutsidePlace[] {
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

/** Possible intended coordinates: swapped, with another sign, or both. */
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
