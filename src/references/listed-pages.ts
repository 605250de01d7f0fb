import { memoize } from '../document/memoize';
import { compareNames } from '../format/locale';
import type { KindName, Listing, PageDocument } from '../generated/documents';
import type { ReferringDocument } from './reference-kind';
import { siteSettings } from './site-documents';

/** A published page as listed on other pages. */
export interface ListedPage {
  route: string;
  kind: PageDocument['kind'];
  tone?: PageDocument['tone'];
  listing: Listing;
  /** The date of its listing, or else of its article. */
  date?: string;
  /** The page's own social image, below `_images`. */
  image?: string;
}

/** Published pages with a listing, sorted by name in the site's language. */
export const listedPages = memoize((documents: readonly ReferringDocument[]): readonly ListedPage[] => {
  const compare = compareNames(siteSettings(documents).language ?? 'en');
  return documents
    .flatMap(({ kind: documentKind, validValue, route, draft, documentIndex }): readonly ListedPage[] => {
      if (documentKind !== 'page' || route === undefined || draft) return [];
      const { kind, tone, listing, image } = validValue as PageDocument;
      if (!listing) return [];
      const date = listing.date ?? documentIndex.articleDate;
      return [{ route, kind, tone, listing, ...(date && { date }), ...(image && { image }) }];
    })
    .sort((a, b) => compare(a.listing.name, b.listing.name) || (a.route < b.route ? -1 : 1));
});

/** The pages of a kind that are listed in a slot, newest first; pages without a date come last. */
export const listedByDate = (slot: ListingSlot, kind: KindName, pages: readonly ListedPage[]) =>
  [...listedIn(slot, kind, pages)].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '', 'en'));

type ListingSlot = NonNullable<Listing['in']>[number];

/**
 * The pages of a kind that are listed in a slot, sorted by `order`; those with the same `order` stay as they are in
 * `pages`, by name. Pages whose listing names no slot are listed in all.
 */
export function listedIn(
  slot: ListingSlot,
  kind: KindName,
  pages: readonly ListedPage[],
): readonly ListedPage[] {
  return pages
    .filter((page) => page.kind === kind && (page.listing.in?.includes(slot) ?? true))
    .sort(({ listing: a }, { listing: b }) => a.order - b.order);
}
