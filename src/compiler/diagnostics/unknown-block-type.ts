import type { Diagnostic, Place } from './diagnostic';
import { excerpt } from './excerpt';
import { listed } from './listed';
import { didYouMean } from './nearest';

/** The `type` of a block names none of the vocabulary. */
export const unknownBlockType = (
  place: Place,
  found: string,
  known: readonly string[],
  near?: string,
): Diagnostic => ({
  code: 'unknown-block-type',
  severity: 'error',
  place,
  message: `There is no block type “${excerpt(found)}”.`,
  hint: didYouMean(near, `Block types: ${listed(known)}.`),
});
