import { defineWarning } from '../define-diagnostic';

export const misspeltValue = defineWarning<[found: string, near: string]>({
  code: 'misspelt-value',
  about: 'A value by which visitors choose entries of a collection is spelt almost like that of others.',
  message: (found, near) => `“${found}” appears once; other entries have “${near}”.`,
  hint: (_found, near) => `Write “${near}”, or visitors can choose both.`,
});
