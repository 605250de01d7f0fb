import type { Page, PageStateWords } from '../compiled';
import { notFoundRoute, serverErrorRoute } from '../document/route';
import type { Site, SitePage } from './assembled-site';

/** What the server shows where it fails: made of the 404 page, unless the site has one of its own. */
export function errorPagesOf({
  specialPages,
  shell,
}: Pick<Site, 'specialPages' | 'shell'>): readonly SitePage[] {
  const at = (wanted: string) => specialPages.filter(({ route }) => route === wanted);
  if (at(serverErrorRoute).length > 0) return [];
  return at(notFoundRoute).map(({ file, draft, page }) => ({
    file,
    draft,
    route: serverErrorRoute,
    page: errorPage(page, shell.words['page-states']),
  }));
}

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
