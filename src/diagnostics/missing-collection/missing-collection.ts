import { defineError } from '../define-diagnostic';
import { didYouMean } from '../nearest';

export const missingCollection = defineError<[name: string, near?: string]>({
  code: 'missing-collection',
  about: 'A collection is named that does not exist.',
  message: (name) => `The collection “${name}” does not exist.`,
  hint: (name, near) =>
    didYouMean(near, `Create _collections/${name}.json with its entries, and ${name}.schema.json beside it.`),
});
