import type { NotFoundWords, Page, PageStateWords } from '../compiled';
import { notFoundRoute, serverErrorRoute } from '../document/route';

/**
 * The 404 page of a site that has no document for it: its words, and a link to the home page. `homeBreadcrumb` is the
 * label of the home page in breadcrumbs, `common` what the other pages have, too.
 */
export function notFoundPage(
  { title, lead, home }: NotFoundWords,
  homeBreadcrumb: string,
  common: Pick<Page, 'image' | 'stickyBarTarget'>,
): Page {
  const toHome = { kind: 'route', href: '/' } as const;
  return {
    ...common,
    route: notFoundRoute,
    noIndex: true,
    title,
    description: lead,
    breadcrumbs: [
      { label: homeBreadcrumb, to: toHome },
      { label: title, to: { kind: 'route', href: notFoundRoute } },
    ],
    blocks: [{ type: 'banner', title, lead: [lead], action: { label: home, to: toHome } }],
  };
}

/**
 * Derives the page for server errors from the 404 page: it shows “500”, words of its own and a link to reload (spec
 * 000, section 8).
 */
export function serverErrorPage(notFound: Page, words: PageStateWords): Page {
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
