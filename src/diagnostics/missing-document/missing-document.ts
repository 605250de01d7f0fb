import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A document that every site needs, such as _site.json. */
export const missingDocument = (location: SourceLocation, name: string): Diagnostic => ({
  code: 'missing-document',
  severity: 'error',
  location,
  message: `The site has no document “${name}”.`,
  hint: 'Every site has one: copy it from another site built with Prospectus.',
});
