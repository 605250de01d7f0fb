import type { Diagnostic, Place } from './diagnostic';

/** A redirect that leads to another one, or to itself. */
export const chainedRedirect = (place: Place, target: string): Diagnostic => ({
  code: 'chained-redirect',
  severity: 'error',
  place,
  message: `The address ${target} is itself redirected.`,
  hint: 'Lead to the page where the visitor is to arrive.',
});
