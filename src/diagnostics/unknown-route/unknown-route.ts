import { defineError } from '../define-diagnostic';
import type { Fix } from '../diagnostic';
import { didYouMean } from '../nearest';

export const unknownRoute = defineError<[found: string, near?: string, fix?: Fix]>({
  code: 'unknown-route',
  about: 'A link leads to a page that does not exist.',
  message: (found) => `The page “${found}” does not exist.`,
  hint: (_found, near) =>
    didYouMean(near, 'Correct the link. The address of opening-hours.json is /opening-hours.'),
  // Given only if the link is right apart from its notation.
  fix: (_found, _near, fix) => fix,
  unknown: (name, near) => ({ type: 'route', name, near }),
});
