import type { Diagnostic } from '../diagnostics/diagnostic';
import { placeOutside } from '../diagnostics/place-outside/place-outside';
import { repeatedPlace } from '../diagnostics/repeated-place/repeated-place';
import { locationOfValue } from '../document/location';
import type { ParsedDocument } from '../document/parsed-document';
import type { MapPlace } from '../generated/documents';
import type { OutsidePlace } from '../maps/find-outside-places';
import { countryOfFlag } from './country-flags';
import type { WholeMap } from './map-request';

/**
 * Reports places of the map at `pointer` that occur twice or lie outside its country; `findOutside` finds the latter.
 * The first `collectionCount` places come from the collection beside the map.
 */
export function checkMapPlaces(
  document: ParsedDocument,
  pointer: string,
  request: WholeMap,
  collectionCount: number,
  findOutside: (request: WholeMap) => readonly OutsidePlace[],
): readonly Diagnostic[] {
  const { country, places } = request;
  const locationOfPlace = (index: number, property: keyof MapPlace) =>
    index < collectionCount
      ? locationOfValue(document, `${pointer.slice(0, pointer.lastIndexOf('/'))}/collection`)
      : locationOfValue(document, `${pointer}/places/${index - collectionCount}/${property}`);

  const repeated = places.flatMap((place, index) => {
    const earlierPlaces = places.slice(0, index);
    if (earlierPlaces.some(({ name }) => name === place.name))
      return [repeatedPlace(locationOfPlace(index, 'name'), place.name)];
    const coincident = earlierPlaces.find((other) => haveSameCoordinates(place, other));
    return coincident ? [repeatedPlace(locationOfPlace(index, 'latitude'), place.name, coincident.name)] : [];
  });
  if (country === undefined || places.length === 0) return repeated;

  const outsidePlaces = findOutside(request);
  // If all are outside, the country is wrong rather than each place.
  if (outsidePlaces.length === places.length && places.length > 1)
    return [
      ...repeated,
      placeOutside(locationOfValue(document, `${pointer}/country`), undefined, countryOfFlag(country)),
    ];
  const outside = outsidePlaces.flatMap(({ index, meant }) => {
    const place = places[index];
    if (!place) return [];
    // The coordinate that is wrong: the longitude if the latitude is as it was meant.
    const property = meant?.latitude === place.latitude ? 'longitude' : 'latitude';
    return [placeOutside(locationOfPlace(index, property), place.name, countryOfFlag(country), place, meant)];
  });
  return [...repeated, ...outside];
}

const haveSameCoordinates = (one: MapPlace, other: MapPlace) =>
  one.latitude === other.latitude && one.longitude === other.longitude;
