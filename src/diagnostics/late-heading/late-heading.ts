import { defineWarning } from '../define-diagnostic';

export const lateHeading = defineWarning<[type: string]>({
  code: 'late-heading',
  about: 'The block with the heading of the page is not the first.',
  message: 'The heading of the page is not at its top.',
  hint: (type) => `Move this “${type}” to the beginning of "blocks".`,
});
