import { defineError } from '../define-diagnostic';

export const chainedRedirect = defineError<[target: string, final?: string]>({
  code: 'chained-redirect',
  about: 'A redirect leads to another redirect, or to itself.',
  // If there is no final page, the redirects are circular.
  message: (target, final) =>
    final === undefined ? `${target} leads back to itself.` : `${target} is itself redirected.`,
  hint: (_target, final) =>
    final === undefined
      ? 'Write the address of a page instead.'
      : `Write the address of the final page: ${final}.`,
});
