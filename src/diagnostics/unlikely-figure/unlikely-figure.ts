import { defineDiagnostic } from '../define-diagnostic';

export const unlikelyFigure = defineDiagnostic<[message: string, hint: string]>({
  code: 'unlikely-figure',
  severity: 'warning',
  about:
    'A figure of a register cannot be, or is many times as large or as small as what it was before, as others of its measure, or as what another document says.',
  message: (message) => message,
  hint: (_message, hint) => hint,
});
