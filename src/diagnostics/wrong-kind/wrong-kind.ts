import { defineDiagnostic } from '../define-diagnostic';

export const wrongKind = defineDiagnostic<[tag: string, found: string, fitting: string, rows: string]>({
  code: 'wrong-kind',
  severity: 'error',
  about: 'The rows of a table belong to another kind of table than the one named.',
  message: (_tag, found, _fitting, rows) => `This table is marked as “${found}”, but its rows are ${rows}.`,
  hint: (tag, _found, fitting) => `Write "${tag}": "${fitting}", or correct the rows.`,
});
