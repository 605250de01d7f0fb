import { defineDiagnostic } from '../define-diagnostic';

export const reservedRoute = defineDiagnostic<[route: string, segment: string]>({
  code: 'reserved-route',
  severity: 'error',
  about: 'A page or a redirect uses an address that the site itself needs.',
  message: (route, segment) => `${route} cannot be used: /${segment} is reserved.`,
  hint: 'Rename the page, or choose another address for the redirect.',
});
