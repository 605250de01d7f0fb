import { defineWarning } from '../define-diagnostic';

export const duplicateDescription = defineWarning<[other: string]>({
  code: 'duplicate-description',
  about: 'Two pages have the same description.',
  message: (other) => `This description is already used by ${other}.`,
  hint: 'Describe what only this page offers: search results show it below the title.',
});
