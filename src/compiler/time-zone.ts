import type { Sources } from '../document/source';
import { defaultZone, isTimeZone } from '../format/local-day';
import { parse } from './parse';

/** The site's time zone, read before the site is checked. Invalid values fall back to the default. */
export function timeZoneOf(documents: Sources['documents']): string {
  const site = documents.find(({ path }) => path === '_site.json');
  const { timeZone } = Object(site && parse(site).value?.value) as { timeZone?: unknown };
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : defaultZone;
}
