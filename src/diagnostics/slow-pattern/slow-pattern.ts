import { defineDiagnostic } from '../define-diagnostic';

export const slowPattern = defineDiagnostic({
  code: 'slow-pattern',
  severity: 'error',
  // Whoever sends such a text could keep the receiver busy with it.
  about: 'The pattern of a form’s field takes ever longer for longer texts.',
  message: 'Some texts would keep this pattern busy for very long.',
  hint: 'Two repeated parts here match the same characters, as in “(a+)+” or “.+.+”. Write it so that only one of them does.',
});
