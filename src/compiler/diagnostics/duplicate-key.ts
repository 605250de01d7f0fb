import type { Diagnostic, Place } from './diagnostic';
import { excerpt } from './excerpt';

/** JSON.parse and most editors let the second of two equal keys win without a word. */
export const duplicateKey = (place: Place, key: string, firstLine: number): Diagnostic => ({
  code: 'duplicate-key',
  severity: 'error',
  place,
  message: `The property “${excerpt(key)}” stands twice; the first is in line ${firstLine}.`,
  hint: 'Only the last one would count: keep one of them.',
});
