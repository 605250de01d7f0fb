import { defineDiagnostic } from '../define-diagnostic';

interface Coordinates {
  latitude: number;
  longitude: number;
}

export const placeOutside = defineDiagnostic<
  [name: string, country: string, found: Coordinates, meant?: Coordinates]
>({
  code: 'place-outside',
  severity: 'warning',
  about:
    'A place on a map is not in the country of the map: its coordinates are swapped, lack a minus or are wrong.',
  message: (name, country, { latitude, longitude }) =>
    `“${name}” is not in the country of this map (${country}): latitude ${latitude}, longitude ${longitude} is elsewhere.`,
  hint: (_name, _country, _found, meant) =>
    meant
      ? `Write "latitude": ${meant.latitude}, "longitude": ${meant.longitude}.`
      : 'Check both: south of the equator and west of Greenwich they have a minus.',
});
