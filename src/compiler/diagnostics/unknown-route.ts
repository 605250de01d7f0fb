import type { Diagnostic, Place } from './diagnostic';
import { didYouMean } from './nearest';

/** A link to a page that does not exist. */
export const unknownRoute = (place: Place, found: string, near?: string): Diagnostic => ({
  code: 'unknown-route',
  severity: 'error',
  place,
  message: `No page has the route “${found}”.`,
  hint: didYouMean(near, 'A route is the path under pages-json without “.json”, as in /study-ireland.'),
});
