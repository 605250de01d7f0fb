import { defineError } from '../define-diagnostic';

export const duplicateSubmit = defineError<[submit: string, other: string]>({
  code: 'duplicate-submit',
  // The receiver could not tell the two forms apart.
  about: 'Two forms send to the same address.',
  message: (submit, other) => `“${submit}” is already the address of ${other}.`,
  hint: 'Give each form its own address, such as “/api/callback”. One form may appear on any number of pages.',
});
