import { defineError } from '../define-diagnostic';

/** `tag` is the property that says the kind of table; `actualRows` are in words what the rows fit. */
export const wrongKind = defineError<[tag: string, found: string, fittingKind: string, actualRows: string]>({
  code: 'wrong-kind',
  about: 'The rows of a table belong to another kind of table than the one named.',
  message: (_tag, found, _fittingKind, actualRows) =>
    `This table is marked as “${found}”, but its rows are ${actualRows}.`,
  hint: (tag, _found, fittingKind) => `Write "${tag}": "${fittingKind}", or correct the rows.`,
});
