/** What one run of the check has to say, and how it ends. */
export interface CheckResult {
  /** For programs, on standard output. */
  out?: string;
  /** For people, on standard error. */
  said?: string;
  /** 0 clean, 1 errors, 2 misuse, or a file that cannot be used. */
  status: 0 | 1 | 2;
}

export function print({ out, said }: CheckResult): void {
  if (out) console.log(out);
  if (said) console.error(said);
}
