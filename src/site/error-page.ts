import type { Page, PageStateWords } from '../compiled';
import { serverErrorRoute } from '../document/route';

/**
 * Derives the page for server errors from the 404 page: it shows “500”, words of its own and a link to reload (spec
 * 000, section 8).
 */
export function errorPage(notFound: Page, words: PageStateWords): Page {
  const title = words.errorTitle;
  return {
    ...notFound,
    route: serverErrorRoute,
    title,
    description: title,
    breadcrumbs: [...notFound.breadcrumbs.slice(0, -1), { label: title }],
    blocks: [
      {
        type: 'banner',
        title,
        lead: ['500'],
        // An empty address is that of the page which could not be shown.
        action: { label: words.errorReload, to: { kind: 'anchor', href: '' } },
      },
    ],
  };
}
