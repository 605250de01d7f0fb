import type { PageDocument } from '../../generated/documents';
import { type ListedPage, listedIn } from '../../references/listed-pages';
import type { ReadEdition } from './revision';

/** A menu, a column of the footer or a set of cards that pages list themselves in. */
export interface ListedPlace {
  /** The same before and after, whatever the place is called. */
  key: string;
  name: string;
  routes: readonly string[];
}

/** Where the published pages list themselves, with the pages that stand there in their order. */
export function listedPlaces(edition: ReadEdition): readonly ListedPlace[] {
  const { site } = edition;
  const published = edition.documents.filter(({ route, draft }) => route !== undefined && !draft);
  const pages = published.flatMap(({ route = '', value }): ListedPage[] => {
    // A fault elsewhere on a page takes it out of no menu.
    const { kind, listing } = Object(value) as PageDocument;
    if (typeof listing?.name !== 'string') return [];
    return [{ route, kind, listing: Array.isArray(listing.in) ? listing : { ...listing, in: undefined } }];
  });
  const menus = (site?.header.items ?? []).flatMap((item) =>
    'sections' in item
      ? item.sections.map(({ list }) => ({
          key: `menu ${list}`,
          name: `menu “${item.label}”`,
          routes: listedIn('menu', list, pages).map(({ route }) => route),
        }))
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
