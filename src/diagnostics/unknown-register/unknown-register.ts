import { defineDiagnostic } from '../define-diagnostic';
import { didYouMean } from '../nearest';

export const unknownRegister = defineDiagnostic<[name: string, near?: string]>({
  code: 'unknown-register',
  severity: 'error',
  about: 'A register is named that does not exist.',
  message: (name) => `There is no register “${name}”.`,
  hint: (name, near) => didYouMean(near, `Create _facts/${name}.json with its facts.`),
});
