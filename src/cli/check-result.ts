/** The result of one run of the check. */
export interface CheckResult {
  /** Machine-readable report for standard output. */
  out?: string;
  /** Human-readable report for standard error. */
  said?: string;
  /** Exit status: 0 no errors, 1 errors, 2 wrong usage or an unusable file. */
  status: 0 | 1 | 2;
}

export function print({ out, said }: CheckResult): void {
  if (out) console.log(out);
  if (said) console.error(said);
}
