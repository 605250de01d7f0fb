import type { Diagnostic, Fix, Place } from './diagnostic';
import { didYouMean } from './nearest';

/** A link to a page that does not exist; `fix` where it is only written in another way. */
export const unknownRoute = (place: Place, found: string, near?: string, fix?: Fix): Diagnostic => ({
  code: 'unknown-route',
  severity: 'error',
  place,
  message: `No page has the route “${found}”.`,
  hint: didYouMean(near, 'A route is the path under pages-json without “.json”, as in /study-ireland.'),
  ...(fix && { fix }),
});
