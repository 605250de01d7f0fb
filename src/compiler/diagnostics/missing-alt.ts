import type { Diagnostic, Place } from './diagnostic';
import { excerpt } from './excerpt';

/** A picture without words for those who do not see it. */
export const missingAlt = (place: Place, found: string): Diagnostic => ({
  code: 'missing-alt',
  severity: 'warning',
  place,
  message:
    found === ''
      ? 'This picture is content, and has no words for those who do not see it.'
      : `“${excerpt(found)}” is the name of the picture, not what it tells.`,
  hint: 'Say in a sentence what it tells: a screen reader reads that out.',
});
