/** The result of one run of the check. */
export interface CheckResult {
  /** Machine-readable report for standard output. */
  stdout?: string;
  /** Human-readable report for standard error. */
  stderr?: string;
  /** Exit status: 0 no errors, 1 errors, 2 wrong usage or an unusable file. */
  status: 0 | 1 | 2;
}

export function print({ stdout, stderr }: CheckResult): void {
  if (stdout) console.log(stdout);
  if (stderr) console.error(stderr);
}
