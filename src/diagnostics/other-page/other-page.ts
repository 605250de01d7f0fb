import { defineDiagnostic } from '../define-diagnostic';

export const otherPage = defineDiagnostic<[message: string, hint: string]>({
  code: 'other-page',
  severity: 'warning',
  about:
    'A page says in a heading, shows or quotes what belongs to another page of its kind: most likely it was copied from there.',
  message: (message) => message,
  hint: (_message, hint) => hint,
});
