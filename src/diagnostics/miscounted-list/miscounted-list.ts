import { defineDiagnostic } from '../define-diagnostic';

export const miscountedList = defineDiagnostic<[said: string, length: number, right: string]>({
  code: 'miscounted-list',
  severity: 'warning',
  about: 'A heading or lead says how many entries the list below it has, and it has more or fewer.',
  message: (said, length) => `This says “${said}”, and the list has ${length} entries.`,
  hint: (_said, _length, right) => `Write “${right}”, or add or delete entries.`,
});
