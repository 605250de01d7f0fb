import type { Diagnostic } from './diagnostic';

/**
 * Diagnostics for other programs, in the format of schema/check-report.schema.json. Properties for internal use
 * (`unknown`, `leadsTo`) are left out.
 */
export const formatAsJson = (diagnostics: readonly Diagnostic[]): string =>
  JSON.stringify(diagnostics.map(toPublic), null, 2);

const toPublic = ({ code, severity, location, message, hint, fix, adds }: Diagnostic) => ({
  code,
  severity,
  location,
  message,
  hint,
  fix,
  adds,
});
