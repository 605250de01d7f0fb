import type { Diagnostic, Place } from './diagnostic';

/** A published page leads to one that is not. */
export const linkToDraft = (place: Place, route: string): Diagnostic => ({
  code: 'link-to-draft',
  severity: 'error',
  place,
  message: `The page ${route} is a draft and will not be published.`,
  hint: 'Publish it by taking out its “draft”, or take this link out.',
});
