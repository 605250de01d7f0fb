import { defineError } from '../define-diagnostic';

export const linkToDraft = defineError<[route: string]>({
  code: 'link-to-draft',
  about: 'A published page links to a draft.',
  message: (route) => `${route} is a draft and will not be published.`,
  hint: 'Publish it by deleting its "draft" line, or remove this link.',
});
