/**
 * What may be reported of any error: a code such as SQLITE_FULL, otherwise its name. Never its message, which may quote
 * what a visitor wrote.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // A DOMException, such as that of an aborted fetch, has a number for a code.
  return 'code' in error && typeof error.code === 'string' && error.code !== '' ? error.code : error.name;
}
