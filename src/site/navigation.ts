import type { Breadcrumb, NavigationGroup, NavigationLink, Shell, ShellWords } from '../compiled';
import type { ResolvedSite } from '../generated/compiled';
import { type ListedPage, listedIn } from '../references/listed-pages';
import { type Ancestor, ancestorsOf } from './ancestors';

/**
 * Header and footer from the site's document, filled with listed pages. In it, `list` is the kind of the pages to list.
 */
export function navigationOf(
  { header = {}, footer = {} }: ResolvedSite,
  pages: readonly ListedPage[],
): Pick<Shell, 'header' | 'footer'> {
  const toGroup = (group: Extract<HeaderItem, { sections: unknown }>): NavigationGroup => ({
    ...group,
    sections: group.sections.map(({ title, tone, list, links = [] }) => ({
      title,
      tone,
      links: [...(list ? listedIn('menu', list, pages).map(toLink) : []), ...links],
    })),
  });
  return {
    header: {
      ...header,
      items: (header.items ?? []).map((item) => ('sections' in item ? toGroup(item) : item)),
    },
    footer: {
      ...footer,
      legal: footer.legal ?? [],
      columns: (footer.columns ?? []).map(({ title, list, links = [] }) => {
        const listed = list ? listedIn('footer', list, pages) : [];
        return {
          title,
          links: [
            ...listed.map((page) => ({ link: toLink(page), order: page.listing.order })),
            ...links.map(({ order = Number.POSITIVE_INFINITY, ...link }) => ({ link, order })),
          ]
            .sort((a, b) => (a.order === b.order ? 0 : a.order - b.order))
            .map(({ link: { label, to } }) => ({ label, to })),
        };
      }),
    },
  };
}

type HeaderItem = NonNullable<NonNullable<ResolvedSite['header']>['items']>[number];

/** The link to a listed page, with the icon or flag that menus show. */
const toLink = ({ route, listing: { name, icon, flag } }: ListedPage): NavigationLink => ({
  label: name,
  to: { kind: 'route', href: route },
  icon,
  flag,
});

/**
 * Breadcrumbs: home, the ancestors, and the page itself. If a menu group lists pages of the same kind as the one after
 * home, the name of the group comes between the two, without a link because a group has no page.
 */
export function breadcrumbsOf(
  { header }: Pick<ResolvedSite, 'header'>,
  { home }: Pick<ShellWords, 'home'>,
  page: Ancestor,
  pages: ReadonlyMap<string, Ancestor>,
): readonly Breadcrumb[] {
  if (page.route === '/') return [];
  const trail = [...ancestorsOf(page, pages).filter(({ route }) => route !== '/'), page];
  const group = (header?.items ?? []).find(
    (item) => 'sections' in item && item.sections.some(({ list }) => list === trail[0]?.kind),
  );
  return [
    { label: home, to: { kind: 'route', href: '/' } },
    ...(group ? [{ label: group.label }] : []),
    ...trail.map(
      ({ route, breadcrumb }): Breadcrumb => ({
        label: breadcrumb,
        to: { kind: 'route', href: route },
      }),
    ),
  ];
}
