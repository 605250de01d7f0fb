import { defineError } from '../define-diagnostic';
import { didYouMean } from '../nearest';

export const missingSchema = defineError<[name: string, near?: string]>({
  code: 'missing-schema',
  about: 'A collection has no schema, so nothing is known of its entries.',
  message: (name) => `The collection “${name}” has no schema.`,
  hint: (name, near) =>
    didYouMean(near, `Create _collections/${name}.schema.json, which says what an entry holds.`),
});
