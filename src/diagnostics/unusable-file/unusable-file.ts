import { defineDiagnostic } from '../define-diagnostic';

export const unusableFile = defineDiagnostic<[name: string, is: string, advice: string]>({
  code: 'unusable-file',
  severity: 'warning',
  about: 'A file in _files is empty, cut off, or not what its name says.',
  message: (name, is) => `${name} is ${is}.`,
  hint: (_name, _is, advice) => advice,
});
