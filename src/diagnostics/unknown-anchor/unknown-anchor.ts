import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { didYouMean } from '../nearest';

/** A link to a place that its page does not have. */
export const unknownAnchor = (
  location: SourceLocation,
  anchor: string,
  route: string,
  near?: string,
): Diagnostic => ({
  code: 'unknown-anchor',
  severity: 'error',
  location,
  message:
    anchor === ''
      ? 'This link names no place behind its “#”.'
      : `The page ${route} has no place named “${anchor}”.`,
  hint:
    anchor === ''
      ? 'Name one, or take the “#” out.'
      : didYouMean(near, 'Give the block that you mean an “id” of this name.'),
});
