import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { excerpt } from '../excerpt';

/** A picture without words for those who do not see it. */
export const missingAlt = (location: SourceLocation, found: string): Diagnostic => ({
  code: 'missing-alt',
  severity: 'warning',
  location,
  message:
    found === ''
      ? 'This picture is content, and has no words for those who do not see it.'
      : `“${excerpt(found)}” is the name of the picture, not what it tells.`,
  hint: 'Say in a sentence what it tells: a screen reader reads that out.',
});
