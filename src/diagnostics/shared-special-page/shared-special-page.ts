import { defineDiagnostic } from '../define-diagnostic';

export const sharedSpecialPage = defineDiagnostic<[name: string, other: string]>({
  code: 'shared-special-page',
  severity: 'error',
  // Each special page has its own address, so one of the two would have no page.
  about: 'One document of _pages is named for two things that the site shows by itself.',
  message: (name, other) => `“${name}” is already the page for “${other}”.`,
  hint: 'Write a document of its own in _pages, and name that one.',
});
