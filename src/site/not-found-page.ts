import type { NotFoundWords, Page } from '../compiled';
import { notFoundRoute } from '../document/route';

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
