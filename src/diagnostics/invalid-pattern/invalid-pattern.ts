import { defineError } from '../define-diagnostic';

export const invalidPattern = defineError<[reason: string]>({
  code: 'invalid-pattern',
  about: 'The pattern of a form’s field is not a regular expression of JavaScript.',
  message: (reason) => `This is not a valid pattern: ${reason}.`,
  hint: 'Correct it, or delete it. Browsers read it with the flag v: inside [ ], put a backslash before - ( ) { } / and |.',
});
