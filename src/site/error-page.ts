import type { Page, PageStateWords } from '../compiled';
import { serverErrorRoute } from '../document/route';

/**
 * The page that the server shows when it fails (spec 000, section 8): its status, and a link to the same address again.
 * For a site that has no document for it: whatever is not in `words` is that of the not-found page.
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
        action: { label: words.errorReload, to: { kind: 'anchor', href: '' } },
      },
    ],
  };
}
