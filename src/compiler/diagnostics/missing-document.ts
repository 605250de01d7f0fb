import type { Diagnostic, Place } from './diagnostic';

/** A document that every site needs, such as _site.json. */
export const missingDocument = (place: Place, name: string): Diagnostic => ({
  code: 'missing-document',
  severity: 'error',
  place,
  message: `The site has no document “${name}”.`,
  hint: 'Every site has one: copy it from another site built with Prospectus.',
});
