import type { ImageSource, SharedImage } from '../resolved';
import type { Site, SitePage } from '../site/assembled-site';
import { digestOfPage, outlineOf } from '../site/page-outline';

type Pages = Pick<Site, 'pages' | 'specialPages'>;

/** The addresses of all social images, each once: social networks show no SVG and crop as they like. */
export const sharedPictures = ({ pages, specialPages }: Pages): ReadonlySet<string> =>
  new Set([...pages, ...specialPages].map((entry) => outlineOf(entry).image.src));

/** The site with each image replaced by its social card, by the address of the image. */
export function withSocialCards<S extends Pages>(site: S, cards: ReadonlyMap<string, ImageSource>): S {
  const alts = altsIn(site);
  const toShared = (entry: SitePage): SitePage => {
    const { src, alt = alts.get(src) } = outlineOf(entry).image;
    const card = cards.get(src);
    return card ? withImage(entry, { ...card, ...(alt && { alt }) }) : entry;
  };
  return { ...site, pages: site.pages.map(toShared), specialPages: site.specialPages.map(toShared) };
}

function withImage(entry: SitePage, image: SharedImage): SitePage {
  return {
    file: entry.file,
    draft: entry.draft,
    outline: { ...outlineOf(entry), image },
    get digest() {
      return digestOfPage(entry);
    },
    takeJson: () => entry.takeJson?.(),
    get page() {
      return { ...entry.page, image };
    },
  };
}

/** The alt text of each image, from its first use that is not decorative. */
function altsIn({ pages, specialPages }: Pages): ReadonlyMap<string, string> {
  const alts = new Map<string, string>();
  for (const entry of [...pages, ...specialPages])
    for (const [src, alt] of Object.entries(outlineOf(entry).alts)) if (!alts.has(src)) alts.set(src, alt);
  return alts;
}
