import type { Diagnostic } from '../diagnostics/diagnostic';
import { unshownListing } from '../diagnostics/unshown-listing';
import { placeOfKey, placeOfValue } from '../place';
import type { SoundSite } from '../sound-site';
import { publishedPages, shownDocuments } from './published';
import type { Rule } from './rule';

/** Pages that ask to be listed where nothing lists pages of their kind. */
export const unshownListings: Rule = (site) => {
  const lists = listsOf(site);
  return publishedPages(site).flatMap(({ route: own, content, document }): readonly Diagnostic[] => {
    const { listing, kind: its } = content;
    if (!listing) return [];
    // A page that shows a list leaves itself out of it.
    const places = lists.filter(({ kind, route }) => kind === its && route !== own).map(({ place }) => place);
    const shown = [...new Set(places)];
    if (shown.length === 0) return [unshownListing(placeOfKey(document, '/listing'), its, shown)];
    return (listing.in ?? []).flatMap((place, index) =>
      shown.includes(place)
        ? []
        : [unshownListing(placeOfValue(document, `/listing/in/${index}`), its, shown, place)],
    );
  });
};

interface List {
  kind: string;
  place: string;
  /** The page that shows it; menus stand on every page. */
  route?: string;
}

function listsOf(site: SoundSite): readonly List[] {
  const { header, footer } = site.settings.content;
  const sections = header.items.flatMap((item) => ('sections' in item ? item.sections : []));
  return [
    ...sections.map(({ list }) => ({ kind: list, place: 'menu' })),
    ...footer.columns.flatMap(({ list }) => (list ? [{ kind: list, place: 'footer' }] : [])),
    ...shownDocuments(site).flatMap(({ route, references }) =>
      references.pageLists.map(({ kind, in: place }) => ({ kind, place, route })),
    ),
  ];
}
