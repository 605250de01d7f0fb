import type { Diagnostic, Place } from './diagnostic';

/** An address that the receiver, the assets or the gallery need. */
export const reservedRoute = (place: Place, route: string, segment: string): Diagnostic => ({
  code: 'reserved-route',
  severity: 'error',
  place,
  message: `The route ${route} is not free: the site itself answers below /${segment}.`,
  hint: 'Choose another name.',
});
