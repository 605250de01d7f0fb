import { defineDiagnostic } from '../define-diagnostic';

export const unusableFile = defineDiagnostic<[name: string, actual: string, advice: string]>({
  code: 'unusable-file',
  severity: 'warning',
  about: 'A file in _files is empty, cut off, or not what its name says.',
  message: (name, actual) => `${name} is ${actual}.`,
  hint: (_name, _actual, advice) => advice,
});
