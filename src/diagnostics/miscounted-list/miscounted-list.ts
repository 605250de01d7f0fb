import { defineWarning } from '../define-diagnostic';

export const miscountedList = defineWarning<[written: string, length: number, corrected: string]>({
  code: 'miscounted-list',
  about: 'A heading or lead says how many entries the list below it has, and it has more or fewer.',
  message: (written, length) => `This says “${written}”, and the list has ${length} entries.`,
  hint: (_written, _length, corrected) => `Write “${corrected}”, or add or delete entries.`,
});
