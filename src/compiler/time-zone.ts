import type { Sources } from '../document/source';
import { defaultZone, isTimeZone } from '../format/local-day';
import { contentAt } from './unvalidated-content';

/** The site's time zone, read before the site is checked. Invalid values fall back to the default. */
export function timeZoneOf(documents: Sources['documents']): string {
  const { timeZone } = Object(contentAt(documents, '_site.json')) as { timeZone?: unknown };
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : defaultZone;
}
