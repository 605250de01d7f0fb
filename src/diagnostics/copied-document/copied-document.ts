import { defineError } from '../define-diagnostic';

export const copiedDocument = defineError<[original: string]>({
  code: 'copied-document',
  about: 'By its name, a document is a copy that a program made of another one.',
  message: (original) => `This is a copy of ${original}, so nothing is made of it.`,
  hint: 'Delete it. If it is to become a document of its own, give it a name of its own first.',
});
