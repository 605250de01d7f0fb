import type { OtherPages, PageList, PostList } from '../generated/documents';
import type { ListedPost, OtherPageCards, PageCard } from '../resolved';
import { imageSource } from './images';
import { type ListedPage, listedByDate, listedIn, listedPages } from './listed-pages';
import type { ReferenceKind, ReferringDocument, ResolvableSite } from './reference-kind';
import { siteSettings } from './site-documents';

/** Cards of pages, except of the page that shows them, with figures in place of the facts that a summary quotes. */
const cardsOf = (
  pages: readonly ListedPage[],
  from: ReferringDocument,
  site: ResolvableSite,
): readonly PageCard[] =>
  pages
    .filter(({ route }) => route !== from.route)
    .map(({ route, tone, listing: { name, summary, icon, flag, image } }) => ({
      name,
      summary: site.quote(summary, from),
      to: { kind: 'route', href: route },
      icon,
      flag,
      tone,
      image: image === undefined ? undefined : imageSource(image, site),
    }));

/** Lists of pages by kind and slot. A list leaves out the page that it is on. */
export const pageLists: ReferenceKind<PageList> = {
  parts: {
    'page-list': {
      find: (list) => [list as PageList],
      view: {
        type: 'readonly PageCard[]',
        resolve: (list, from, site): readonly PageCard[] => {
          const { kind, in: slot } = list as PageList;
          return cardsOf(listedIn(slot, kind, listedPages(site.documents)), from, site);
        },
      },
    },
    // Pages of the kind that are not listed in the slot.
    'other-pages': {
      view: {
        type: 'OtherPageCards | null',
        resolve: (others, from, site): OtherPageCards | null => {
          const { heading, kind, in: slot } = others as OtherPages;
          const all = listedPages(site.documents);
          const listed = new Set(listedIn(slot, kind, all));
          const pages = all
            .filter((page) => page.kind === kind && !listed.has(page))
            .sort(({ listing: a }, { listing: b }) => a.order - b.order);
          const cards = cardsOf(pages, from, site);
          return cards.length > 0 ? { heading, pages: cards } : null;
        },
      },
    },
    'post-list': {
      find: (list) => [list as PostList],
      view: {
        type: 'readonly ListedPost[]',
        resolve: (list, from, site): readonly ListedPost[] => {
          const { kind, in: slot, most } = list as PostList;
          const { documents } = site;
          return listedByDate(slot, kind, listedPages(documents))
            .filter(({ route }) => route !== from.route)
            .slice(0, most)
            .map(({ route, date, image, listing }) => ({
              // The image of the listing, or else the social image: the page's own, or the site's.
              image: {
                ...imageSource(String(listing.image ?? image ?? siteSettings(documents).image), site),
                alt: '',
              },
              ...(date !== undefined && { date }),
              title: listing.name,
              summary: site.quote(listing.summary, from),
              to: { kind: 'route', href: route },
            }));
        },
      },
    },
  },
};
