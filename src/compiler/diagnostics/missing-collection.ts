import type { Diagnostic, Place } from './diagnostic';

/** A block asks for the entries of a collection that no document holds. */
export const missingCollection = (place: Place, name: string): Diagnostic => ({
  code: 'missing-collection',
  severity: 'error',
  place,
  message: `There is no collection “${name}”.`,
  hint: `Write its entries into pages-json/_collections/${name}.json.`,
});
