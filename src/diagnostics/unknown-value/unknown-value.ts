import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { excerpt } from '../excerpt';
import { listed } from '../listed';
import { didYouMean } from '../nearest';

/** A word outside a closed list. */
export const unknownValue = (
  location: SourceLocation,
  found: string,
  known: readonly string[],
  near?: string,
): Diagnostic => ({
  code: 'unknown-value',
  severity: 'error',
  location,
  message: `“${excerpt(found)}” is not one of the words known here.`,
  hint: didYouMean(near, `Known here: ${listed(known, 'or')}.`),
});
