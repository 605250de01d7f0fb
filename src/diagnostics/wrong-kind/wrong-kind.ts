import { defineDiagnostic } from '../define-diagnostic';

export const wrongKind = defineDiagnostic<[tag: string, found: string, fitting: string]>({
  code: 'wrong-kind',
  severity: 'error',
  about: 'The rows of a table belong to another kind of table than the one named.',
  message: (tag, found) => `These rows do not fit "${tag}": "${found}".`,
  hint: (tag, _found, fitting) => `Write "${tag}": "${fitting}", or correct the rows.`,
});
