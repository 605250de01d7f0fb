import { defineDiagnostic } from '../define-diagnostic';

export const neededDraft = defineDiagnostic<[name: string]>({
  code: 'needed-draft',
  severity: 'error',
  about: 'A page that cannot be a draft is one, such as the page for unknown addresses.',
  message: (name) => `“${name}” is shown by the site itself and cannot be a draft.`,
  hint: 'Delete its "draft" line.',
});
