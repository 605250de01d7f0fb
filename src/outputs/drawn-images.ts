import { drawIcons } from '../assets/draw-icons';
import { drawSocialCards } from '../assets/social-cards';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Sources } from '../document/source';
import { withSocialCards } from '../emit/social-cards';
import type { Site } from '../site/assembled-site';

/** The images that a build draws, and the site that uses them. */
export interface DrawnImages {
  /** The site, with social cards as the pages' social images. */
  site: Site;
  /** URL and source path of each drawn image. */
  files: readonly { src: string; file: string }[];
  diagnostics: readonly Diagnostic[];
}

/** Draws a site's social cards and raster icons. `pages` is the folder of its documents. */
export async function drawImages(site: Site, sources: Sources, pages: string): Promise<DrawnImages> {
  const paper = site.theme.colors.paper.light; // behind transparent images
  const { cards, diagnostics } = await drawSocialCards(site.socialImages, pages, sources.images, paper);
  const icons = await drawIcons(site.theme, sources);
  // By the URL of the original image, without the path of the drawn file.
  const cardImages = [...cards].map(
    ([url, { src, width, height }]) => [url, { src, width, height }] as const,
  );
  return {
    site: withSocialCards(site, new Map(cardImages)),
    files: [...cards.values(), ...icons.files].map(({ src, file }) => ({ src, file })),
    diagnostics: [...diagnostics, ...icons.diagnostics],
  };
}
