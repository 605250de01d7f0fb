import { defineError } from '../define-diagnostic';
import { didYouMean } from '../nearest';

export const missingForm = defineError<[found: string, near?: string]>({
  code: 'missing-form',
  about: 'A block shows a form that does not exist.',
  message: (found) => `The form “${found}” does not exist.`,
  hint: (found, near) => didYouMean(near, `Create _forms/${found}.json, or correct the name.`),
});
