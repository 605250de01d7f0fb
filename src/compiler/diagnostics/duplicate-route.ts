import type { Diagnostic, Place } from './diagnostic';

/** Two documents, or a document and a redirect, answer at one address. */
export const duplicateRoute = (place: Place, route: string, other: string): Diagnostic => ({
  code: 'duplicate-route',
  severity: 'error',
  place,
  message: `The route ${route} is already that of ${other}.`,
  hint: 'Rename or delete one of the two.',
});
