import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A link whose words do not say where it leads. */
export const vagueLink = (location: SourceLocation, found: string): Diagnostic => ({
  code: 'vague-link',
  severity: 'warning',
  location,
  message: `“${found}” does not say where the link leads.`,
  hint: 'Link the words that name it: [living costs](/study-ireland#costs). Screen readers list links without the text around them.',
});
