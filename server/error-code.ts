/** What may be reported of any error: a code such as SQLITE_FULL, never its message, which may quote what was written. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && error.code ? String(error.code) : error.name;
}
