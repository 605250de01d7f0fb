import { defineError } from '../define-diagnostic';

/** `other` is the place with the same coordinates; omitted if the names are equal. */
export const repeatedPlace = defineError<[name: string, other?: string]>({
  code: 'repeated-place',
  about: 'A map has a place twice, or two places with the same coordinates.',
  message: (name, other) =>
    other === undefined
      ? `“${name}” is already on this map.`
      : `“${name}” has the coordinates of “${other}”.`,
  hint: (_name, other) =>
    other === undefined
      ? 'Delete one of the two.'
      : 'Write the coordinates of each, or delete one of the two.',
});
