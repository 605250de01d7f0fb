import type { ImageSource, SharedImage } from '../resolved';
import type { Site } from '../site/assembled-site';

/** The card that was drawn in place of a page's social image; the image itself if none was. */
export type SharedImageOf = (image: SharedImage | undefined) => SharedImage | undefined;

/**
 * Gives the card that was drawn from a social image; `cards` are by the URL of the image. Social networks do not show
 * SVG, and crop images arbitrarily.
 */
export const cardFinder =
  (socialImages: Site['socialImages'], cards: ReadonlyMap<string, ImageSource>): SharedImageOf =>
  (image) => {
    const card = image && cards.get(image.src);
    if (!card) return image;
    const { src, width, height } = card; // without the path on this machine, which drawn cards also have
    const alt = image.alt ?? socialImages.get(image.src)?.alt;
    return { src, width, height, ...(alt && { alt }) };
  };
