import { defineError } from '../define-diagnostic';
import { didYouMean } from '../nearest';

export const unknownRegister = defineError<[name: string, near?: string, fact?: string]>({
  code: 'unknown-register',
  about: 'A register is named that does not exist.',
  message: (name) => `There is no register “${name}”.`,
  // If a quote names the register, `fact` is the fact that was probably meant, such as `prices.course`.
  hint: (name, near, fact) => didYouMean(fact ?? near, `Create _facts/${name}.json with its facts.`),
});
