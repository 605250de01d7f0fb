import type { SourceLocation } from '../../document/location';
import type { Diagnostic, Fix } from '../diagnostic';
import { didYouMean } from '../nearest';

/** A link to a page that does not exist; `fix` where it is only written in another way. */
export const unknownRoute = (
  location: SourceLocation,
  found: string,
  near?: string,
  fix?: Fix,
): Diagnostic => ({
  code: 'unknown-route',
  severity: 'error',
  location,
  message: `No page has the route “${found}”.`,
  hint: didYouMean(near, 'A route is the path under pages-json without “.json”, as in /study-ireland.'),
  ...(fix && { fix }),
});
