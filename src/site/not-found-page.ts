import type { Page, Words } from '../compiled';
import { notFoundRoute } from '../document/route';

/** The 404 page of a site that has no document for it: its labels, and a link to the home page. */
export function notFoundPage(
  words: Pick<Words, 'shell' | 'not-found'>,
  common: Pick<Page, 'image' | 'booking'>,
): Page {
  const { title, lead, home } = words['not-found'];
  const toHome = { kind: 'route', href: '/' } as const;
  return {
    ...common,
    route: notFoundRoute,
    noIndex: true,
    title,
    description: lead,
    breadcrumbs: [
      { label: words.shell.home, to: toHome },
      { label: title, to: { kind: 'route', href: notFoundRoute } },
    ],
    blocks: [{ type: 'banner', title, lead: [lead], action: { label: home, to: toHome } }],
  };
}
