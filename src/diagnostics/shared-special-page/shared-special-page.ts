import { defineError } from '../define-diagnostic';

export const sharedSpecialPage = defineError<[document: string, otherUse: string]>({
  code: 'shared-special-page',
  // Each special page has its own address, so one of the two would have no page.
  about: 'One document of _pages is named for two special pages.',
  message: (document, otherUse) => `“${document}” is already the page for “${otherUse}”.`,
  hint: 'Write a document of its own in _pages, and name that one.',
});
