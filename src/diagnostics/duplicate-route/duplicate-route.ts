import { defineDiagnostic } from '../define-diagnostic';

export const duplicateRoute = defineDiagnostic<[route: string, other: string]>({
  code: 'duplicate-route',
  severity: 'error',
  about: 'Two pages, or a page and a redirect, have the same address.',
  message: (route, other) => `${route} is already used by ${other}.`,
  hint: 'Rename or delete one of the two.',
});
