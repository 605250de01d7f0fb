import { drawIcons } from '../assets/draw-icons';
import { drawSocialCards } from '../assets/social-cards';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Sources } from '../document/source';
import { cardFinder, type SharedImageOf } from '../emit/social-cards';
import type { Site } from '../site/assembled-site';

/** The images that a build draws. */
export interface DrawnImages {
  /** Gives the social card in place of a page's social image. */
  sharedImageOf: SharedImageOf;
  /** The URL of each drawn image (`src`), and the path of the file to copy there. */
  files: readonly { src: string; file: string }[];
  diagnostics: readonly Diagnostic[];
}

/** Draws a site's social cards and raster icons. `pages` is the folder of its documents. */
export async function drawImages(site: Site, sources: Sources, pages: string): Promise<DrawnImages> {
  const paper = site.theme.colors.paper.light; // behind transparent images
  const { cards, diagnostics } = await drawSocialCards(site.socialImages, pages, sources.images, paper);
  const icons = await drawIcons(site.theme, sources);
  return {
    sharedImageOf: cardFinder(site.socialImages, cards),
    files: [...cards.values(), ...icons.files].map(({ src, file }) => ({ src, file })),
    diagnostics: [...diagnostics, ...icons.diagnostics],
  };
}
