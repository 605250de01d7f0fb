import { defineDiagnostic } from '../define-diagnostic';

export const wrongType = defineDiagnostic<[expected: string, found: string, advice: string]>({
  code: 'wrong-type',
  severity: 'error',
  about: 'A value is of the wrong type, such as text instead of a number.',
  message: (expected, found) => `This must be ${expected}, not ${found}.`,
  hint: (_expected, _found, advice) => advice,
});
