import { defineError } from '../define-diagnostic';

export const misspeltName = defineError<[name: string, meant: string, count: number, firstPosition: string]>({
  code: 'misspelt-name',
  about:
    'Something has a name that nothing refers to, and several places refer to a name that is nearly the same.',
  message: (name, meant, count, firstPosition) =>
    `Nothing refers to “${name}”, but ${count} places refer to “${meant}”: the first is ${firstPosition}.`,
  hint: (_name, meant) =>
    `If the name is misspelt here, write “${meant}”. If it is the new name, write it in those places, too.`,
});
