import { imageSource } from '../references/images';
import type { ReferringDocument } from '../references/reference-kind';
import type { SocialImage } from './assembled-site';
import type { CheckedPage, CheckedSite } from './checked-site';

/**
 * Social images by URL, with their focal points and alt texts. An alt text is that of a block or entry which shows the
 * image; those of `pages` come first. Computed without assembling pages. `shown` are all documents that the build
 * includes, with or without drafts.
 */
export function socialImagesOf(
  pages: readonly CheckedPage[],
  shown: readonly Pick<ReferringDocument, 'documentIndex'>[],
  site: Pick<CheckedSite, 'sources' | 'settings' | 'documents'>,
): ReadonlyMap<string, SocialImage> {
  const defaultImage = site.settings.content.image;
  const named = pages.map(({ content: { image, listing } }) => image ?? listing?.image ?? defaultImage);
  const names = new Set([...named, defaultImage].filter((name) => name !== undefined));
  const alts = new Map<string, string>();
  for (const { documentIndex } of [...pages, ...shown])
    for (const { name, alt } of documentIndex.images)
      if (alt !== undefined && names.has(name) && !alts.has(name)) alts.set(name, alt);
  return new Map(
    [...names].map((name) => {
      const { src, focus } = imageSource(name, site);
      const alt = alts.get(name);
      return [src, { ...(alt && { alt }), ...(focus && { focus }) }];
    }),
  );
}
