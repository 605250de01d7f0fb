import { defineError } from '../define-diagnostic';
import { quotedList } from '../message-values';
import { didYouMean } from '../nearest';

/** The properties that the schema allows, and which of them was probably meant. */
export interface AllowedProperties {
  names: readonly string[];
  /** The name that was probably meant. */
  near?: string;
  /** Whether `near` is the only similar name, and the object does not have it yet: then `check --fix` writes it. */
  isCertain?: boolean;
  /** Required names that the object lacks, one of which was probably meant. */
  probablyMeant?: readonly string[];
  /** Where the property would be allowed. */
  rightPlace?: RightPlace;
}

/** One level up, next to the property `sibling`; or one level down, in the object of the property `parent`. */
export type RightPlace = { sibling: string } | { parent: string };

export const unknownProperty = defineError<[found: readonly string[], allowed: AllowedProperties]>({
  code: 'unknown-property',
  about: 'A property is misspelt, or belongs somewhere else.',
  message: (found) => `Unknown ${found.length === 1 ? 'property' : 'properties'} ${quotedList(found)}.`,
  hint: (_found, { names, near, probablyMeant = [], rightPlace }) => {
    if (rightPlace && 'sibling' in rightPlace)
      return `Move it one level up, next to “${rightPlace.sibling}”.`;
    if (rightPlace) return `Move it one level down, into “${rightPlace.parent}”.`;
    const missing = probablyMeant.length === 0 ? '' : ` Still missing: ${quotedList(probablyMeant)}.`;
    return didYouMean(near, `Allowed here: ${quotedList(names)}.${missing}`);
  },
  fix: (found, { near, isCertain = false }) =>
    isCertain && near !== undefined && found.length === 1 ? { found: found.join(), text: near } : undefined,
});
