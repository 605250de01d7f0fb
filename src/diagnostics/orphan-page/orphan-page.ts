import { defineWarning } from '../define-diagnostic';

/** `remedy` is how visitors could find the page: by a listing, by a link, or outside of `_pages`. */
export const orphanPage = defineWarning<[route: string, remedy: 'list' | 'link' | 'move']>({
  code: 'orphan-page',
  about: 'Visitors cannot find a page: no link, menu or list leads to it.',
  message: (route) => `No page, menu or list links to ${route}.`,
  hint: (route, remedy) =>
    remedy === 'move'
      ? `Move it to ${route.slice(1)}.json, or name it in "special" in _site.json: in _pages are only the pages for unknown addresses, sent forms and failures.`
      : hints[remedy],
});

const hints = {
  list: 'Give it a "listing", or link to it from another page.',
  link: 'Link to it from another page: pages of its kind are not listed anywhere.',
};
