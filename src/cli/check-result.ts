import { versionMismatch } from '../compiler/schema-version';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic';
import { summarize } from '../diagnostics/format-diagnostics';
import { formatForGithub } from '../diagnostics/format-diagnostics-github';
import { formatAsJson } from '../diagnostics/format-diagnostics-json';
import type { Sources } from '../document/source';
import { describeDiagnostics } from '../report/report';

/** The result of one run of the check. */
export interface CheckResult {
  /** Machine-readable report for standard output. */
  stdout?: string;
  /** Human-readable report for standard error. */
  stderr?: string;
  /** Exit status: 0 nothing to correct, 1 errors (for a release, warnings too), 2 the check could not run. */
  status: 0 | 1 | 2;
}

interface CheckOptions {
  /** Whether diagnostics about this file are reported. */
  isWanted: (file: string) => boolean;
  /** Whether warnings fail the check, too. */
  release: boolean;
  /** text, json or github. */
  format: string;
}

/** The result for the wanted files, whatever is wrong with others. */
export function checkResult(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  { isWanted, release, format }: CheckOptions,
): CheckResult {
  // If documents follow another schema version, nothing else is checked: that is reported whichever files are wanted.
  const hasOtherVersion = versionMismatch(sources).length > 0;
  const reported = hasOtherVersion
    ? diagnostics
    : diagnostics.filter(({ location }) => isWanted(location.file));
  const status = hasErrors(reported) || (release && reported.length > 0) ? 1 : 0;
  if (format === 'json') return { stdout: formatAsJson(reported), status };
  if (format === 'github') return { stdout: formatForGithub(reported), stderr: summarize(reported), status };
  return { stderr: describeDiagnostics(reported, sources), status };
}

/** Prints a result to standard output and standard error. */
export function printResult({ stdout, stderr }: CheckResult): void {
  if (stdout) console.log(stdout);
  if (stderr) console.error(stderr);
}
