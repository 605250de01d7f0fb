import { defineDiagnostic } from '../define-diagnostic';

export const unusedFact = defineDiagnostic<[name: string]>({
  code: 'unused-fact',
  severity: 'warning',
  about: 'No page shows a fact of a register.',
  message: (name) => `No page quotes “${name}”.`,
  hint: 'Quote it where the figure is shown, or delete it.',
});
