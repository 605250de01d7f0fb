import { defineError } from '../define-diagnostic';

export const duplicateRoute = defineError<[route: string, other: string]>({
  code: 'duplicate-route',
  about: 'Two pages, redirects or files of _root have the same address.',
  message: (route, other) => `${route} is already used by ${other}.`,
  hint: 'Rename or delete one of the two.',
});
