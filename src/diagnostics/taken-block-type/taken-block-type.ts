import { defineError } from '../define-diagnostic';

export const takenBlockType = defineError<[type: string]>({
  code: 'taken-block-type',
  about: 'A block of the site has the type of one of the engine’s.',
  message: (type) => `The engine has a block “${type}” already.`,
  hint: 'Give the folder, its files and its type another name.',
});
