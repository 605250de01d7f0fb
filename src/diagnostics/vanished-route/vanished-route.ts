import { defineError } from '../define-diagnostic';

export const vanishedRoute = defineError<[route: string, isDraft: boolean]>({
  code: 'vanished-route',
  about: 'An address that was once published no longer leads anywhere.',
  message: (route, isDraft) =>
    isDraft
      ? `${route} was published, but its page is now a draft.`
      : `${route} was published, but no longer exists.`,
  hint: (_route, isDraft) =>
    isDraft
      ? 'Delete its "draft" line; or rename the page, and add a redirect from this address to _site.json.'
      : 'Did you delete it? Add a redirect to _site.json. Did you move it? Give the file its old name back, then run npm run rename -- /old /new.',
});
