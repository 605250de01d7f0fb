import type { PageDocument } from '../../generated/documents';
import { type ListedPage, listedIn } from '../../references/listed-pages';
import type { InspectedRevision } from './revision';

/** A menu, a column of the footer or a set of cards in which pages are listed. */
export interface ListedPlace {
  /** Identifies the listing in both revisions, whatever its name is. */
  key: string;
  name: string;
  routes: readonly string[];
}

/** Where published pages are listed, with the pages in their order. */
export function listedPlaces(revision: InspectedRevision): readonly ListedPlace[] {
  const { site } = revision;
  const published = revision.documents.filter(({ route, draft }) => route !== undefined && !draft);
  const pages = published.flatMap(({ route = '', value }): ListedPage[] => {
    // An error elsewhere on a page does not take it out of a menu.
    const { kind, listing } = Object(value) as PageDocument;
    if (typeof listing?.name !== 'string') return [];
    return [{ route, kind, listing: Array.isArray(listing.in) ? listing : { ...listing, in: undefined } }];
  });
  const menus = (site?.header.items ?? []).flatMap((item) =>
    'sections' in item
      ? item.sections.flatMap(({ list }) => {
          if (!list) return [];
          const routes = listedIn('menu', list, pages).map(({ route }) => route);
          return [{ key: `menu ${list}`, name: `menu “${item.label}”`, routes }];
        })
      : [],
  );
  const columns = (site?.footer.columns ?? []).flatMap(({ title, list }) => {
    if (!list) return [];
    const routes = listedIn('footer', list, pages).map(({ route }) => route);
    return [{ key: `footer ${list}`, name: `footer “${title}”`, routes }];
  });
  const cards = published.flatMap((document) =>
    document.pageLists.map(({ kind, in: place }) => ({
      key: `cards ${document.route} ${kind} ${place}`,
      name: `cards of “${document.name}”`,
      routes: listedIn(place, kind, pages)
        .map(({ route }) => route)
        .filter((route) => route !== document.route),
    })),
  );
  const all = [...menus, ...columns, ...cards];
  return all.filter(({ key }, index) => all.findIndex((place) => place.key === key) === index);
}
