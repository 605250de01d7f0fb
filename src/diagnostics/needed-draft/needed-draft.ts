import { defineDiagnostic } from '../define-diagnostic';

export const neededDraft = defineDiagnostic<[name: string]>({
  code: 'needed-draft',
  severity: 'error',
  about: 'A page that every site needs, such as the 404 page, is marked as a draft.',
  message: (name) => `“${name}” is needed on every site and cannot be a draft.`,
  hint: 'Delete its "draft" line.',
});
