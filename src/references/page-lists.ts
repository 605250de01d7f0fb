import type { PageList, PostList } from '../generated/documents';
import type { ListedPost, PageCard } from '../resolved';
import { imageSource } from './images';
import { listedByDate, listedIn, listedPages } from './listed-pages';
import type { ReferenceKind } from './reference-kind';
import { siteSettings } from './site-settings';

/** Lists of pages by their kind and slot. The page that shows a list is left out of it. */
export const pageLists: ReferenceKind<PageList> = {
  parts: {
    'page-list': {
      find: (list) => [list as PageList],
      view: {
        type: 'readonly PageCard[]',
        imports: ['PageCard'],
        resolve: (list, from, site): readonly PageCard[] => {
          const { kind, in: slot } = list as PageList;
          const { documents, quote } = site;
          return listedIn(slot, kind, listedPages(documents))
            .filter(({ route }) => route !== from.route)
            .map(({ route, tone, listing: { name, summary, icon, flag, image } }) => ({
              name,
              summary: quote(summary, from),
              to: { kind: 'route', href: route },
              icon,
              flag,
              tone,
              image: image === undefined ? undefined : imageSource(image, site),
            }));
        },
      },
    },
    'post-list': {
      find: (list) => [list as PostList],
      view: {
        type: 'readonly ListedPost[]',
        imports: ['ListedPost'],
        resolve: (list, from, site): readonly ListedPost[] => {
          const { kind, in: slot, most } = list as PostList;
          const { documents } = site;
          return listedByDate(slot, kind, listedPages(documents))
            .filter(({ route }) => route !== from.route)
            .slice(0, most)
            .map(({ route, date, image, listing }) => ({
              // As where the page is shared: its own, or else that of the site.
              image: {
                ...imageSource(String(listing.image ?? image ?? siteSettings(documents).image), site),
                alt: '',
              },
              ...(date !== undefined && { date }),
              title: listing.name,
              to: { kind: 'route', href: route },
            }));
        },
      },
    },
  },
};
