import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { didYouMean } from '../nearest';

/** A file that is not there. */
export const missingFile = (location: SourceLocation, found: string, near?: string): Diagnostic => ({
  code: 'missing-file',
  severity: 'error',
  location,
  message: `There is no file “${found}” in _files.`,
  hint: didYouMean(near, 'Put the file into pages-json/_files, or correct its name.'),
});
