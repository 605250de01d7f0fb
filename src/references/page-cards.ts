import type { ImageFile } from '../document/source';
import type { PageList as WrittenPageList } from '../generated/documents';
import type { PageCard } from '../resolved';
import { type ListedPage, listedIn } from './listed-pages';
import { resolveImage } from './resolve-image';

/** The cards of a list of pages; the page that shows them is left out. */
export function pageCards(
  { kind, in: place }: WrittenPageList,
  pages: readonly ListedPage[],
  images: ReadonlyMap<string, ImageFile>,
  own: string | undefined,
): readonly PageCard[] {
  return listedIn(place, kind, pages)
    .filter(({ route }) => route !== own)
    .map(({ route, tone, listing: { name, summary, icon, flag, image } }) => ({
      name,
      summary,
      to: { kind: 'route', href: route },
      icon,
      flag,
      tone,
      image: image === undefined ? undefined : resolveImage(image, images),
    }));
}
