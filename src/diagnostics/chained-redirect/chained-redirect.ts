import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A redirect that leads to another one, or to itself. */
export const chainedRedirect = (location: SourceLocation, target: string): Diagnostic => ({
  code: 'chained-redirect',
  severity: 'error',
  location,
  message: `The address ${target} is itself redirected.`,
  hint: 'Lead to the page where the visitor is to arrive.',
});
