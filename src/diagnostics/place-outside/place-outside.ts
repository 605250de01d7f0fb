import { defineWarning } from '../define-diagnostic';

interface Coordinates {
  latitude: number;
  longitude: number;
}

/** `meant` are the coordinates that were probably meant, if exchanging them or adding a minus puts the place inside. */
export const placeOutside = defineWarning<
  [name: string | undefined, country: string, found?: Coordinates, meant?: Coordinates]
>({
  code: 'place-outside',
  about:
    'A place on a map is not in the country of the map: its coordinates are swapped, lack a minus or are wrong.',
  // Without a name, all places are outside, and no coordinates are given.
  message: (name, country, { latitude, longitude } = { latitude: 0, longitude: 0 }) =>
    name === undefined
      ? `None of these places is in the country of this map (${country}).`
      : `“${name}” is not in the country of this map (${country}): latitude ${latitude}, longitude ${longitude} is elsewhere.`,
  hint: (name, _country, _found, meant) => {
    if (name === undefined) return 'Write the code of the country that they are in, or correct the places.';
    return meant
      ? `Write "latitude": ${meant.latitude}, "longitude": ${meant.longitude}.`
      : 'Check both: south of the equator and west of Greenwich they have a minus.';
  },
});
