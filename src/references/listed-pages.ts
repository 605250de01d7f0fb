import type { ListedKind, Listing, PageDocument } from '../generated/documents';

/** A published page as others list it. */
export interface ListedPage {
  route: string;
  kind: PageDocument['kind'];
  tone?: PageDocument['tone'];
  listing: Listing;
}

type Place = NonNullable<Listing['in']>[number];

/** The pages of a kind that stand in a place, in their order; pages of the same order by name. */
export function listedIn(
  place: Place,
  kind: ListedKind,
  pages: readonly ListedPage[],
): readonly ListedPage[] {
  return pages
    .filter((page) => page.kind === kind && (page.listing.in?.includes(place) ?? true))
    .sort(({ listing: a }, { listing: b }) => a.order - b.order || a.name.localeCompare(b.name, 'en'));
}
