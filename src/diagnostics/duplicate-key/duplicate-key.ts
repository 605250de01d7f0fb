import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';
import { excerpt } from '../excerpt';

/** JSON.parse and most editors let the second of two equal keys win without a word. */
export const duplicateKey = (location: SourceLocation, key: string, firstLine: number): Diagnostic => ({
  code: 'duplicate-key',
  severity: 'error',
  location,
  message: `The property “${excerpt(key)}” stands twice; the first is in line ${firstLine}.`,
  hint: 'Only the last one would count: keep one of them.',
});
