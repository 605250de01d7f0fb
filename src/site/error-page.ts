import type { Page, PageStateWords } from '../compiled';

/**
 * The page that the server shows when it fails (spec 000, section 8): its status, and a link to the same address again.
 * It has no document of its own: whatever is not in `words` is that of the not-found page.
 */
export function errorPage(notFound: Page, words: PageStateWords): Page {
  const title = words.errorTitle;
  return {
    ...notFound,
    route: '/500.html',
    title,
    description: title,
    breadcrumbs: [...notFound.breadcrumbs.slice(0, -1), { label: title }],
    blocks: [
      {
        type: 'banner',
        title,
        lead: ['500'],
        action: { label: words.errorReload, to: { kind: 'anchor', href: '' } },
      },
    ],
  };
}
