import { defineWarning } from '../define-diagnostic';

export const unusableFile = defineWarning<[name: string, actual: string, advice: string]>({
  code: 'unusable-file',
  about: 'A file in _files is empty, cut off, or not what its name says.',
  message: (name, actual) => `${name} is ${actual}.`,
  hint: (_name, _actual, advice) => advice,
});
