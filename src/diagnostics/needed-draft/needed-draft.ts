import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A draft of a page that every site needs, such as the one for addresses that do not exist. */
export const neededDraft = (location: SourceLocation, name: string): Diagnostic => ({
  code: 'needed-draft',
  severity: 'error',
  location,
  message: `Every site needs “${name}”, and a draft is not published.`,
  hint: 'Take out its “draft”.',
});
