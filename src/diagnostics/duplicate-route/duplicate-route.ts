import { defineDiagnostic } from '../define-diagnostic';

export const duplicateRoute = defineDiagnostic<[route: string, other: string]>({
  code: 'duplicate-route',
  severity: 'error',
  about: 'Two pages, redirects or files of _root have the same address.',
  message: (route, other) => `${route} is already used by ${other}.`,
  hint: 'Rename or delete one of the two.',
});
