import type { SourceLocation } from '../../document/location';
import type { Diagnostic } from '../diagnostic';

/** An address that was published once and leads nowhere now. */
export const vanishedRoute = (location: SourceLocation, route: string, isDraft: boolean): Diagnostic => ({
  code: 'vanished-route',
  severity: 'error',
  location,
  message: isDraft
    ? `${route} was published, and its page is a draft now: visitors who come back find nothing.`
    : `${route} was published, and nothing answers there any more.`,
  hint: isDraft
    ? 'Take out its “draft”, or give the page another name and write a redirect in _site.json.'
    : 'Write a redirect in _site.json. A page that has to move takes all along with: npm run rename -- /old /new',
});
