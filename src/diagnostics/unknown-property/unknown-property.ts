import { defineError } from '../define-diagnostic';
import type { Fix } from '../diagnostic';
import { quotedList } from '../message-values';
import { didYouMean } from '../nearest';

/** The properties that the schema allows, and which of them was probably meant. */
interface AllowedProperties {
  names: readonly string[];
  /** The name that was probably meant. */
  near: string | undefined;
  /** Required names that the object lacks, one of which was probably meant. */
  probablyMeant: readonly string[];
  /** Where the property would be allowed. */
  rightPlace: RightPlace | undefined;
  /** Given if `near` is certainly meant. */
  fix: Fix | undefined;
}

/** One level up, next to the property `sibling`; or one level down, in the object of the property `parent`. */
export type RightPlace = { sibling: string } | { parent: string };

export const unknownProperty = defineError<[found: readonly string[], allowed: AllowedProperties]>({
  code: 'unknown-property',
  about: 'A property is misspelt, or belongs somewhere else.',
  message: (found) => `Unknown ${found.length === 1 ? 'property' : 'properties'} ${quotedList(found)}.`,
  hint: (_found, { names, near, probablyMeant, rightPlace }) => {
    if (rightPlace && 'sibling' in rightPlace)
      return `Move it one level up, next to “${rightPlace.sibling}”.`;
    if (rightPlace) return `Move it one level down, into “${rightPlace.parent}”.`;
    const missing = probablyMeant.length === 0 ? '' : ` Still missing: ${quotedList(probablyMeant)}.`;
    return didYouMean(near, `Allowed here: ${quotedList(names)}.${missing}`);
  },
  fix: (_found, { fix }) => fix,
});
