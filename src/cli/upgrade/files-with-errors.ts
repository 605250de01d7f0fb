import type { Diagnostic } from '../../diagnostics/diagnostic';

/** The files with errors in what `check --format json` prints, each once. Without a report there are none. */
export function filesWithErrorsIn(report: string): readonly string[] {
  const diagnostics: readonly Pick<Diagnostic, 'severity' | 'location'>[] = JSON.parse(report || '[]');
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return [...new Set(errors.map(({ location }) => location.file))];
}
