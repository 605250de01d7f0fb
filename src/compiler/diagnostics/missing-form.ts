import type { Diagnostic, Place } from './diagnostic';
import { didYouMean } from './nearest';

/** An enquiry form that no document describes. */
export const missingForm = (place: Place, found: string, near?: string): Diagnostic => ({
  code: 'missing-form',
  severity: 'error',
  place,
  message: `There is no form “${found}” in _forms.`,
  hint: didYouMean(near, 'Describe the form in pages-json/_forms, or correct its name.'),
});
