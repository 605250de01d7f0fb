import type { PageList } from '../generated/documents';
import type { PageCard } from '../resolved';
import { imageSource } from './images';
import { listedIn, listedPages } from './listed-pages';
import type { ReferenceKind } from './reference-kind';

/** Lists of pages by their kind and slot. The page that shows a list is left out of it. */
export const pageLists: ReferenceKind<PageList> = {
  parts: {
    'page-list': {
      find: (list) => [list as PageList],
      view: {
        type: 'readonly PageCard[]',
        imports: ['PageCard'],
        resolve: (list, from, { documents, sources }): readonly PageCard[] => {
          const { kind, in: slot } = list as PageList;
          return listedIn(slot, kind, listedPages(documents))
            .filter(({ route }) => route !== from.route)
            .map(({ route, tone, listing: { name, summary, icon, flag, image } }) => ({
              name,
              summary,
              to: { kind: 'route', href: route },
              icon,
              flag,
              tone,
              image: image === undefined ? undefined : imageSource(image, sources),
            }));
        },
      },
    },
  },
};
