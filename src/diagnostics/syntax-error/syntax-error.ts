import { defineDiagnosticWithTexts } from '../define-diagnostic';

export const syntaxError = defineDiagnosticWithTexts({
  code: 'syntax-error',
  severity: 'error',
  // Only the first error of a file is reported; further ones are often consequences of it.
  about: 'The file is not valid JSON: a comma, a bracket or a quotation mark is missing or misplaced.',
});
