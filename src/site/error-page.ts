import type { Page, PageStateWords } from '../compiled';
import { notFoundRoute, serverErrorRoute } from '../document/route';
import type { Site, SitePage } from './assembled-site';

/**
 * The page for server errors that is derived from the 404 page, as a list; empty if the site has one of its own, or no
 * 404 page.
 */
export function derivedErrorPages({
  specialPages,
  shell,
}: Pick<Site, 'specialPages' | 'shell'>): readonly SitePage[] {
  const pagesAt = (wanted: string) => specialPages.filter(({ route }) => route === wanted);
  if (pagesAt(serverErrorRoute).length > 0) return [];
  return pagesAt(notFoundRoute).map(({ file, draft, page }) => ({
    file,
    draft,
    route: serverErrorRoute,
    page: errorPage(page, shell.words['page-states']),
  }));
}

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
