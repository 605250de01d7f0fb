/** The default time zone of a site. */
export const defaultZone = 'UTC';

/**
 * The date at a time in a time zone, `2026-01-11`. The Swedish locale has this format. Without a zone, it is
 * that of this computer.
 */
export const dayIn = (timeZone: string | undefined, time: Date): string =>
  time.toLocaleDateString('sv', { timeZone });

/** Whether Intl knows a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
