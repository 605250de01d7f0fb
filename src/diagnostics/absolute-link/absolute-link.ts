import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A link to a page of this site by its full address. */
export const absoluteLink = (location: SourceLocation, path: string): Diagnostic => ({
  code: 'absolute-link',
  severity: 'warning',
  location,
  message: 'This link leads to this site by its full address.',
  hint: `Write ${path}. Then the check knows whether the page exists, and a visitor gets there faster.`,
});
