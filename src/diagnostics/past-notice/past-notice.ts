import { defineDiagnostic } from '../define-diagnostic';

export const pastNotice = defineDiagnostic<[to: string]>({
  code: 'past-notice',
  severity: 'warning',
  about: 'A notice is over: it is no longer shown.',
  message: (to) => `This notice ended on ${to}; it is no longer shown.`,
  hint: () => 'Delete the notice, or correct the day in "to".',
});
