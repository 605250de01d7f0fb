import type { Page } from '../compiled';
import type { ImageSource } from '../resolved';
import type { Site } from '../site/assembled-site';

type Pages = Pick<Site, 'pages' | 'specialPages'>;

/** The addresses of all social images, each once: social networks show no SVG and crop as they like. */
export const sharedPictures = ({ pages, specialPages }: Pages): ReadonlySet<string> =>
  new Set([...pages, ...specialPages].map(({ page }) => page.image.src));

/** The site with each image replaced by its social card, by the address of the image. */
export function withSocialCards<S extends Pages>(site: S, cards: ReadonlyMap<string, ImageSource>): S {
  const alts = altsIn(site);
  const withCard = (page: Page): Page => {
    const card = cards.get(page.image.src);
    const alt = alts.get(page.image.src);
    return card ? { ...page, image: { ...card, ...(alt && { alt }) } } : page;
  };
  const toShared = (entries: Site['pages']) =>
    entries.map((entry) => ({ ...entry, page: withCard(entry.page) }));
  return { ...site, pages: toShared(site.pages), specialPages: toShared(site.specialPages) };
}

/** The alt text of each image, from its first use that is not decorative. */
function altsIn({ pages, specialPages }: Pages): ReadonlyMap<string, string> {
  const alts = new Map<string, string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('src' in value && 'alt' in value) {
      const { src, alt } = value;
      if (typeof src === 'string' && typeof alt === 'string' && alt !== '' && !alts.has(src))
        alts.set(src, alt);
    }
    for (const part of Object.values(value)) look(part);
  };
  for (const { page } of [...pages, ...specialPages]) look(page.blocks);
  return alts;
}
