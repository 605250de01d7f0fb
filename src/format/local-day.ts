/** The zone of a site that names none. */
export const defaultZone = 'UTC';

/** The day at a time in a time zone, `2026-01-11`. The Swedish format is that of documents. Without a zone: where it runs. */
export const dayIn = (timeZone: string | undefined, time: Date): string =>
  time.toLocaleDateString('sv', { timeZone });

/** Whether Intl knows a zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
