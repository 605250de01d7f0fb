import { defineError } from '../define-diagnostic';

export const unsuitableFact = defineError<[name: string, actual: string, advice: string]>({
  code: 'unsuitable-fact',
  about: 'A fact is quoted where a figure of another kind is needed, or in a form that it does not have.',
  message: (name, actual) => `“${name}” is ${actual}.`,
  hint: (_name, _actual, advice) => advice,
});
