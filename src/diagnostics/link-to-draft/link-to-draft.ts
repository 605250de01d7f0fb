import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** A published page leads to one that is not. */
export const linkToDraft = (location: SourceLocation, route: string): Diagnostic => ({
  code: 'link-to-draft',
  severity: 'error',
  location,
  message: `The page ${route} is a draft and will not be published.`,
  hint: 'Publish it by taking out its “draft”, or take this link out.',
});
