import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { listed } from '../listed';

/** A page without a heading of its own, or with a second one, on `line` being the first. */
export const pageHeading = (
  location: SourceLocation,
  types: readonly string[],
  line?: number,
): Diagnostic => ({
  code: 'page-heading',
  severity: 'warning',
  location,
  message:
    line === undefined
      ? 'This page has no large heading.'
      : 'This block gives the page a second large heading.',
  hint:
    line === undefined
      ? `Begin it with a block of the type ${listed(types, 'or')}.`
      : `A page has one large heading; the first stands in line ${line}.`,
});
