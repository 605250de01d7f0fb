import { defineError } from '../define-diagnostic';

export const syntaxError = defineError<[message: string, hint: string]>({
  code: 'syntax-error',
  // Only the first error of a file is reported; further ones are often consequences of it.
  about: 'The file is not valid JSON: a comma, a bracket or a quotation mark is missing or misplaced.',
  message: (message) => message,
  hint: (_message, hint) => hint,
});
