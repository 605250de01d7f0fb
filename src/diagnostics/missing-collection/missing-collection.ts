import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A block asks for the entries of a collection that no document holds. */
export const missingCollection = (location: SourceLocation, name: string): Diagnostic => ({
  code: 'missing-collection',
  severity: 'error',
  location,
  message: `There is no collection “${name}”.`,
  hint: `Write its entries into pages-json/_collections/${name}.json.`,
});
