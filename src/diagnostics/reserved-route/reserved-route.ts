import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** An address that the receiver, the assets or the gallery need. */
export const reservedRoute = (location: SourceLocation, route: string, segment: string): Diagnostic => ({
  code: 'reserved-route',
  severity: 'error',
  location,
  message: `The route ${route} is not free: the site itself answers below /${segment}.`,
  hint: 'Choose another name.',
});
