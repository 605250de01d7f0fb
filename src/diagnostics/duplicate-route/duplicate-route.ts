import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** Two documents, or a document and a redirect, answer at one address. */
export const duplicateRoute = (location: SourceLocation, route: string, other: string): Diagnostic => ({
  code: 'duplicate-route',
  severity: 'error',
  location,
  message: `The route ${route} is already that of ${other}.`,
  hint: 'Rename or delete one of the two.',
});
