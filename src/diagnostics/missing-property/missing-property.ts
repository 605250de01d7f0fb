import type { SourceLocation } from '../../document/location';
import { defineError } from '../define-diagnostic';
import type { Diagnostic } from '../diagnostic';
import { quotedList } from '../message-values';

/** All properties that one object lacks are one diagnostic. */
export const missingProperty = defineError<[missing: readonly string[], advice: string]>({
  code: 'missing-property',
  about: 'A required property is missing.',
  message: (missing) =>
    missing.length === 1
      ? `The required property ${quotedList(missing)} is missing.`
      : `The required properties ${quotedList(missing)} are missing.`,
  hint: (_missing, advice) => advice,
});

/** At least one of several properties is required. */
export const missingChoice = (
  location: SourceLocation,
  choices: readonly string[],
  advice: string,
): Diagnostic => ({
  ...missingProperty(location, choices, advice),
  message: `One of ${quotedList(choices, 'or')} is required.`,
});
