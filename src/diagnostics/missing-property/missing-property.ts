import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { listed } from '../listed';

/** One object lacks what the schema requires. All that it lacks are one message. */
export const missingProperty = (
  location: SourceLocation,
  missing: readonly string[],
  advice: string,
): Diagnostic => ({
  code: 'missing-property',
  severity: 'error',
  location,
  message: `${missing.length === 1 ? 'The property' : 'The properties'} ${listed(missing)} must stand here.`,
  hint: advice,
});

/** One object has none of the properties that would tell what it is. */
export const missingChoice = (
  location: SourceLocation,
  choices: readonly string[],
  advice: string,
): Diagnostic => ({
  ...missingProperty(location, choices, advice),
  message: `One of the properties ${listed(choices, 'or')} must stand here.`,
});
