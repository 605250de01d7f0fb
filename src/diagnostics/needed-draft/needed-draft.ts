import { defineDiagnostic } from '../define-diagnostic';

export const neededDraft = defineDiagnostic<[name: string]>({
  code: 'needed-draft',
  severity: 'error',
  about: 'A page that every site needs is a draft, such as the one for unknown addresses.',
  message: (name) => `“${name}” is needed on every site and cannot be a draft.`,
  hint: 'Delete its "draft" line.',
});
