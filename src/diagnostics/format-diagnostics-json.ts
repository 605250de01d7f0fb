import type { Diagnostic } from './diagnostic';

/**
 * Diagnostics for other programs, as schema/check-report.schema.json describes them. What diagnostics say to the stages
 * after them (`unknown`, `leadsTo`) stays inside.
 */
export const formatAsJson = (diagnostics: readonly Diagnostic[]): string =>
  JSON.stringify(diagnostics.map(published), null, 2);

const published = ({ code, severity, location, message, hint, fix, adds }: Diagnostic) => ({
  code,
  severity,
  location,
  message,
  hint,
  fix,
  adds,
});
