import { defineDiagnostic } from '../define-diagnostic';

export const chainedRedirect = defineDiagnostic<[target: string]>({
  code: 'chained-redirect',
  severity: 'error',
  about: 'A redirect leads to another redirect, or to itself.',
  message: (target) => `${target} is itself redirected.`,
  hint: 'Write the address of the final page.',
});
