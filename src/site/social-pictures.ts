import { imageSource } from '../references/images';
import type { ReferringDocument } from '../references/reference-kind';
import type { SocialPicture } from './assembled-site';
import type { CheckedPage, CheckedSite } from './checked-site';

/**
 * The images that pages are shared with, by their addresses, each with its focal point and its alternative text: that of a
 * block, or of an entry of a collection, which shows it as more than decoration. Found without making a page. `shown` are the documents
 * that are published.
 */
export function socialPicturesOf(
  pages: readonly CheckedPage[],
  shown: readonly Pick<ReferringDocument, 'mentions'>[],
  site: Pick<CheckedSite, 'sources' | 'settings' | 'documents'>,
): ReadonlyMap<string, SocialPicture> {
  const names = new Set(
    pages.map(({ content: { image, listing } }) => image ?? listing?.image ?? site.settings.content.image),
  );
  const alts = new Map<string, string>();
  for (const { mentions } of [...pages, ...shown])
    for (const { name, alt } of mentions.images)
      if (alt !== undefined && names.has(name) && !alts.has(name)) alts.set(name, alt);
  return new Map(
    [...names].map((name) => {
      const { src, focus } = imageSource(name, site);
      const alt = alts.get(name);
      return [src, { ...(alt && { alt }), ...(focus && { focus }) }];
    }),
  );
}
