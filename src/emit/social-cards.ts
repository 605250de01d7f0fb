import type { ImageSource, SharedImage } from '../resolved';
import type { Site, SitePage } from '../site/assembled-site';
import { summaryOf } from '../site/page-outline';

type Pages = Pick<Site, 'pages' | 'specialPages' | 'socialImages'>;

/**
 * Replaces the social image of each page by the card that was drawn from it; `cards` are by the URL of the image.
 * Social networks do not show SVG, and crop images arbitrarily.
 */
export function withSocialCards<S extends Pages>(site: S, cards: ReadonlyMap<string, ImageSource>): S {
  const withCardImage = (image: SharedImage): SharedImage => {
    const card = cards.get(image.src);
    const alt = image.alt ?? site.socialImages.get(image.src)?.alt;
    return card ? { ...card, ...(alt && { alt }) } : image;
  };
  const withCard = (entry: SitePage): SitePage => ({
    file: entry.file,
    draft: entry.draft,
    route: entry.route,
    // Computed on each access, because a site may not keep its pages in memory.
    get page() {
      const { page } = entry;
      return { ...page, image: page.image && withCardImage(page.image) };
    },
    summary() {
      const summary = summaryOf(entry);
      const { outline } = summary;
      return { ...summary, outline: { ...outline, image: outline.image && withCardImage(outline.image) } };
    },
  });
  return { ...site, pages: site.pages.map(withCard), specialPages: site.specialPages.map(withCard) };
}
