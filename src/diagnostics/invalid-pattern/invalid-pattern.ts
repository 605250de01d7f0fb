import { defineDiagnostic } from '../define-diagnostic';

export const invalidPattern = defineDiagnostic<[reason: string]>({
  code: 'invalid-pattern',
  severity: 'error',
  about: 'The pattern of a form’s field is not a regular expression of JavaScript.',
  message: (reason) => `This is not a valid pattern: ${reason}.`,
  hint: 'Correct it, or delete it. Browsers read it with the flag v: inside [ ], put a backslash before - ( ) { } / and |.',
});
