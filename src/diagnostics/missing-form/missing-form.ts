import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { didYouMean } from '../nearest';

/** An enquiry form that no document describes. */
export const missingForm = (location: SourceLocation, found: string, near?: string): Diagnostic => ({
  code: 'missing-form',
  severity: 'error',
  location,
  message: `There is no form “${found}” in _forms.`,
  hint: didYouMean(near, 'Describe the form in pages-json/_forms, or correct its name.'),
});
