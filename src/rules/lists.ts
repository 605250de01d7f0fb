import { kindsDocument, siteKinds } from '../references/site-kinds';
import type { CheckedSite } from '../site/checked-site';
import { shownDocuments } from './published';

/** A list of the pages of a kind. */
export interface List {
  kind: string;
  place: string;
  /** The page that shows it; menus are on every page. */
  route?: string;
}

/** Where pages that list themselves are shown: menus, columns of the footer, cards. */
export function listsOf(site: CheckedSite): readonly List[] {
  const { header, footer } = site.settings.content;
  const sections = header.items.flatMap((item) => ('sections' in item ? item.sections : []));
  return [
    ...sections.flatMap(({ list }) => (list ? [{ kind: list, place: 'menu' }] : [])),
    ...footer.columns.flatMap(({ list }) => (list ? [{ kind: list, place: 'footer' }] : [])),
    ...shownDocuments(site).flatMap(({ route, mentions }) =>
      mentions.lists.map(({ kind, in: place }) => ({ kind, place, route })),
    ),
  ];
}

/** The kinds of the site whose pages can be listed although nothing lists them, with their positions in its document. */
export function unlistedIn(site: CheckedSite): readonly { kind: string; index: number }[] {
  if (!kindsDocument(site.documents)) return [];
  const listed = new Set(listsOf(site).map(({ kind }) => kind));
  return siteKinds(site.documents).flatMap(({ kind, places }, index) =>
    places && !listed.has(kind) ? [{ kind, index }] : [],
  );
}
