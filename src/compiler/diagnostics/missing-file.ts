import type { Diagnostic, Place } from './diagnostic';
import { didYouMean } from './nearest';

/** A file that is not there. */
export const missingFile = (place: Place, found: string, near?: string): Diagnostic => ({
  code: 'missing-file',
  severity: 'error',
  place,
  message: `There is no file “${found}” in _files.`,
  hint: didYouMean(near, 'Put the file into pages-json/_files, or correct its name.'),
});
