import { defineError } from '../define-diagnostic';

export const wrongType = defineError<[expected: string, found: string, advice: string]>({
  code: 'wrong-type',
  about: 'A value is of the wrong type, such as text instead of a number.',
  message: (expected, found) => `This must be ${expected}, not ${found}.`,
  hint: (_expected, _found, advice) => advice,
});
