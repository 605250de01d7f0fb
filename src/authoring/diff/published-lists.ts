import type { PageDocument } from '../../generated/documents';
import { type ListedPage, listedIn } from '../../references/listed-pages';
import { pageLists } from '../../references/page-lists';
import type { InspectedRevision } from './revision';

/** A list of pages on the site: a menu, a column of the footer or a set of cards. */
export interface PublishedList {
  /** Its id, which does not change with its name. */
  key: string;
  name: string;
  routes: readonly string[];
}

/** All lists of pages, each with its published pages in order. */
export function publishedLists(revision: InspectedRevision): readonly PublishedList[] {
  const { site } = revision;
  const published = revision.documents.filter(({ route, draft }) => route !== undefined && !draft);
  const pages = published.flatMap(({ route = '', value }): ListedPage[] => {
    // A listing is used even if its page has errors elsewhere. Without valid slots (`in`), the page is in all of them.
    const { kind, listing } = Object(value) as PageDocument;
    if (typeof listing?.name !== 'string') return [];
    return [{ route, kind, listing: Array.isArray(listing.in) ? listing : { ...listing, in: undefined } }];
  });
  const routesIn = (slot: string, kind: string) => listedIn(slot, kind, pages).map(({ route }) => route);
  // `list` names the kind of pages that are listed.
  const menus = (site?.header?.items ?? []).flatMap((item) =>
    ('sections' in item ? item.sections : []).flatMap(({ list }) =>
      list ? [{ key: `menu ${list}`, name: `menu “${item.label}”`, routes: routesIn('menu', list) }] : [],
    ),
  );
  const columns = (site?.footer?.columns ?? []).flatMap(({ title, list }) =>
    list ? [{ key: `footer ${list}`, name: `footer “${title}”`, routes: routesIn('footer', list) }] : [],
  );
  const cards = published.flatMap((document) =>
    document.validated.references.of(pageLists).map(({ kind, in: slot }) => ({
      key: `cards ${document.route} ${kind} ${slot}`,
      name: `cards of “${document.name}”`,
      routes: routesIn(slot, kind).filter((route) => route !== document.route),
    })),
  );
  const lists = [...menus, ...columns, ...cards];
  // Of lists with the same key, the first is kept.
  return lists.filter(({ key }, index) => lists.findIndex((list) => list.key === key) === index);
}
