import { defineDiagnostic } from '../define-diagnostic';

export const lateHeading = defineDiagnostic<[type: string]>({
  code: 'late-heading',
  severity: 'warning',
  about: 'The block with the heading of the page is not the first.',
  message: 'The heading of the page is not at its top.',
  hint: (type) => `Move this “${type}” to the beginning of "blocks".`,
});
