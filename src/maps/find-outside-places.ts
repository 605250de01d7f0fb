import { geoContains } from 'd3-geo';
import type { Polygon } from 'geojson';
import { coastDistance } from './coast-distance';

/** In degrees, positive to the north and the east. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A place outside the country it is shown in, and the position that was probably meant, if there is one inside. */
export interface OutsidePlace {
  /** Its index among all places of the map. */
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
  const isInside = ({ longitude, latitude }: Coordinates) =>
    country.some(
      (part) =>
        geoContains(part, [longitude, latitude]) || coastDistance([longitude, latitude], part) < tolerance,
    );
  return places.flatMap((place, index) =>
    isInside(place)
      ? []
      : [{ index, meant: correctionsOf(place).find((correction) => isInside(correction)) }],
  );
}

/** Possible intended coordinates: swapped, with another sign, or both. The first are those given, which are outside. */
function correctionsOf({ latitude, longitude }: Coordinates): readonly Coordinates[] {
  const bothSigns = (degrees: number) => [degrees, -degrees];
  const variants = (north: number, east: number) =>
    bothSigns(east).flatMap((longitude) => bothSigns(north).map((latitude) => ({ latitude, longitude })));
  return [...variants(latitude, longitude), ...variants(longitude, latitude)].filter(
    (correction) => Math.abs(correction.latitude) <= 90,
  );
}
