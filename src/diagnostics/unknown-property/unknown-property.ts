import { defineError } from '../define-diagnostic';
import type { Fix } from '../diagnostic';
import { quotedList } from '../message-values';
import { didYouMean } from '../nearest';

/** The properties that the schema allows, and which of them was probably meant. */
interface AllowedProperties {
  names: readonly string[];
  /** The allowed name that was probably meant, if one is similar. */
  near: string | undefined;
  /** If no allowed name is similar: required names that the object lacks, which may be what was meant. */
  missing: readonly string[];
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
  hint: (_found, { names, near, missing, rightPlace }) => {
    if (rightPlace && 'sibling' in rightPlace)
      return `Move it one level up, next to “${rightPlace.sibling}”.`;
    if (rightPlace) return `Move it one level down, into “${rightPlace.parent}”.`;
    const stillMissing = missing.length === 0 ? '' : ` Still missing: ${quotedList(missing)}.`;
    return didYouMean(near, `Allowed here: ${quotedList(names)}.${stillMissing}`);
  },
  fix: (_found, { fix }) => fix,
});
