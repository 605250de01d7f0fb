import { defineError } from '../define-diagnostic';

export const incompleteBlock = defineError<[type: string, missing: string]>({
  code: 'incomplete-block',
  about: 'The folder of a block of the site lacks its schema or its definition.',
  message: (type, missing) => `The block “${type}” has no ${missing}.`,
  hint: (_type, missing) => `Add ${missing} to the folder, or delete the folder.`,
});
