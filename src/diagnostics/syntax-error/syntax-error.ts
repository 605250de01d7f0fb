import { defineDiagnostic } from '../define-diagnostic';

export const syntaxError = defineDiagnostic<[problem: string, advice: string]>({
  code: 'syntax-error',
  severity: 'error',
  // Only the first one of a file: what follows is often a consequence of it.
  about: 'The file is not valid JSON: a comma, a bracket or a quotation mark is missing or misplaced.',
  message: (problem) => problem,
  hint: (_problem, advice) => advice,
});
