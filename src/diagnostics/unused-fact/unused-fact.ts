import { defineWarning } from '../define-diagnostic';

export const unusedFact = defineWarning<[name: string]>({
  code: 'unused-fact',
  about: 'No page shows a fact of a register.',
  message: (name) => `No page quotes “${name}”.`,
  hint: 'Quote it where the figure is shown, or delete it.',
});
