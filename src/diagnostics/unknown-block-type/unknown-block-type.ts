import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { excerpt } from '../excerpt';
import { listed } from '../listed';
import { didYouMean } from '../nearest';

/** The `type` of a block names none of the vocabulary. */
export const unknownBlockType = (
  location: SourceLocation,
  found: string,
  known: readonly string[],
  near?: string,
): Diagnostic => ({
  code: 'unknown-block-type',
  severity: 'error',
  location,
  message: `There is no block type “${excerpt(found)}”.`,
  hint: didYouMean(near, `Block types: ${listed(known)}.`),
});
