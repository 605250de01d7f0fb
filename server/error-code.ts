/**
 * What may be logged of any error: a code such as SQLITE_FULL, or else its name. Never the message, which may contain
 * personal data.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // A DOMException, such as that of an aborted fetch, has a numeric code.
  return 'code' in error && typeof error.code === 'string' && error.code !== '' ? error.code : error.name;
}
