import type { Diagnostic } from '../diagnostics/diagnostic';
import { placeOutside } from '../diagnostics/place-outside/place-outside';
import { repeatedPlace } from '../diagnostics/repeated-place/repeated-place';
import { locationOfValue } from '../document/location';
import type { ParsedDocument } from '../document/parsed-document';
import type { MapPlace, MapRequest } from '../generated/documents';
import type { AstrayPlace } from '../maps/find-astray';
import { countryOf } from './flags';

/** The places of a map that are on it twice, or not in its country. `astray` finds the latter. */
export function misplaced(
  document: ParsedDocument,
  pointer: string,
  request: MapRequest,
  astray: (request: MapRequest) => readonly AstrayPlace[],
): readonly Diagnostic[] {
  const { country, places } = request;
  const at = (index: number, property: keyof MapPlace) =>
    locationOfValue(document, `${pointer}/places/${index}/${property}`);

  const repeated = places.flatMap((place, index) => {
    const earlier = places.slice(0, index);
    if (earlier.some(({ name }) => name === place.name))
      return [repeatedPlace(at(index, 'name'), place.name)];
    const same = earlier.find((other) => areTogether(place, other));
    return same ? [repeatedPlace(at(index, 'latitude'), place.name, same.name)] : [];
  });
  if (country === undefined) return repeated;

  const outside = astray(request).flatMap(({ index, meant }) => {
    const place = places[index];
    if (!place) return [];
    const property = meant?.latitude === place.latitude ? 'longitude' : 'latitude';
    return [placeOutside(at(index, property), place.name, countryOf(country), place, meant)];
  });
  return [...repeated, ...outside];
}

const areTogether = (one: MapPlace, other: MapPlace) =>
  one.latitude === other.latitude && one.longitude === other.longitude;
