import { kindsDocument, siteKinds } from '../references/site-kinds';
import type { CheckedSite } from '../site/checked-site';
import { shownDocuments } from './published';

/** A list of pages of a kind. */
export interface List {
  kind: string;
  /** The name by which pages choose the list, such as `menu`. */
  slot: string;
  /** The page that shows it; undefined for menus and footers, and for blocks that all pages of a kind have. */
  route?: string;
}

/** All lists of pages, except in drafts: menus, footer columns, cards. */
export function listsOf(site: CheckedSite): readonly List[] {
  const { header, footer } = site.settings.content;
  const sections = (header?.items ?? []).flatMap((item) => ('sections' in item ? item.sections : []));
  // `list` of a section or a column is the kind whose pages it lists.
  return [
    ...sections.flatMap(({ list }) => (list ? [{ kind: list, slot: 'menu' }] : [])),
    ...(footer?.columns ?? []).flatMap(({ list }) => (list ? [{ kind: list, slot: 'footer' }] : [])),
    ...shownDocuments(site).flatMap(({ route, documentIndex }) =>
      documentIndex.lists.map(({ kind, in: slot }) => ({ kind, slot, route })),
    ),
  ];
}

/** Kinds whose pages can be listed although no list shows them, each with its index in the document of kinds. */
export function unlistedKindsIn(site: CheckedSite): readonly { kind: string; index: number }[] {
  if (!kindsDocument(site.documents)) return [];
  const listedKinds = new Set(listsOf(site).map(({ kind }) => kind));
  return siteKinds(site.documents).flatMap(({ kind, places }, index) =>
    places && !listedKinds.has(kind) ? [{ kind, index }] : [],
  );
}
