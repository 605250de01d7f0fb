import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { excerpt } from '../excerpt';

/** A text that is still to be written, where it would be published. */
export const unfilledText = (location: SourceLocation, found: string, mayBeDraft: boolean): Diagnostic => ({
  code: 'unfilled-text',
  severity: 'error',
  location,
  message: `“${excerpt(found)}” is still to be written.`,
  hint: mayBeDraft
    ? 'Write it. Until then "draft": true keeps the page from being published.'
    : 'Write what belongs here.',
});
