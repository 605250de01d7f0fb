import { defineError } from '../define-diagnostic';

export const reservedRoute = defineError<[route: string, segment: string]>({
  code: 'reserved-route',
  about: 'A page, a redirect or a file of _root uses an address that the site itself needs.',
  message: (route, segment) => `${route} cannot be used: /${segment} is reserved.`,
  hint: 'Rename the page or the file, or choose another address for the redirect.',
});
