import type { Page, Site } from '../../generated/documents';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { unshownListing } from '../diagnostics/unshown-listing';
import { placeOfKey, placeOfValue } from '../place';
import { publishedPages } from './published-pages';
import type { Rule, WholeSite } from './rule';

/** Pages that ask to be listed where nothing lists pages of their kind. */
export const unshownListings: Rule = (whole) => {
  const lists = listsOf(whole);
  return publishedPages(whole).flatMap(({ page, document }): readonly Diagnostic[] => {
    const { listing } = document.value as Page;
    if (!listing) return [];
    // A page that shows a list leaves itself out of it.
    const places = lists
      .filter(({ kind, route }) => kind === page.kind && route !== page.route)
      .map(({ place }) => place);
    const shown = [...new Set(places)];
    if (shown.length === 0) return [unshownListing(placeOfKey(document, '/listing'), page.kind, shown)];
    return (listing.in ?? []).flatMap((place, index) =>
      shown.includes(place)
        ? []
        : [unshownListing(placeOfValue(document, `/listing/in/${index}`), page.kind, shown, place)],
    );
  });
};

interface List {
  kind: string;
  place: string;
  /** The page that shows it; menus stand on every page. */
  route?: string;
}

function listsOf({ site, documents }: WholeSite): readonly List[] {
  const settings = documents.find(({ source }) => source.path === '_site.json')?.value as Site | undefined;
  const sections = (settings?.header.items ?? []).flatMap((item) =>
    'sections' in item ? item.sections : [],
  );
  const columns = settings?.footer.columns ?? [];
  return [
    ...sections.map(({ list }) => ({ kind: list, place: 'menu' })),
    ...columns.flatMap(({ list }) => (list ? [{ kind: list, place: 'footer' }] : [])),
    ...site.shown.flatMap(({ route, lists }) => lists.map(({ kind, in: place }) => ({ kind, place, route }))),
  ];
}
