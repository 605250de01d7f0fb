import { defineError } from '../define-diagnostic';
import { excerpt } from '../message-values';

export const duplicateKey = defineError<[key: string, firstLine: number]>({
  code: 'duplicate-key',
  // JSON.parse and most editors silently use the last value.
  about: 'A property is set twice in the same object.',
  message: (key, firstLine) => `“${excerpt(key)}” appears twice; it is already set on line ${firstLine}.`,
  hint: 'Delete one of them: only the last one would count.',
});
