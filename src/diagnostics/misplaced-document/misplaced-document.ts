import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { didYouMean } from '../nearest';

/** A document below an underscore where no document is looked for: it would be passed over without a word. */
export const misplacedDocument = (location: SourceLocation, path: string, near?: string): Diagnostic => ({
  code: 'misplaced-document',
  severity: 'error',
  location,
  message: `Nothing reads a document at “${path}”.`,
  hint: didYouMean(
    near,
    'Documents without a route are _site.json and those in _forms, _pages and _collections.',
  ),
});
