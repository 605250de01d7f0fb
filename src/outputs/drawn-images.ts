import { drawIcons } from '../assets/draw-icons';
import { drawSocialCards } from '../assets/social-cards';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Sources } from '../document/source';
import { withSocialCards } from '../emit/social-cards';
import type { Site } from '../site/assembled-site';

export interface DrawnImages {
  /** The site, whose pages name the cards that they are shared with. */
  site: Site;
  /** The address of each image, and where it was drawn to. */
  files: readonly { src: string; file: string }[];
  diagnostics: readonly Diagnostic[];
}

/** Draws what a site is shared and found by: the social cards of its pages, and its icon in pixels. */
export async function drawImages(site: Site, sources: Sources, pages: string): Promise<DrawnImages> {
  const paper = site.theme.colors.paper.light;
  const { cards, diagnostics } = await drawSocialCards(site.socialPictures, pages, sources.images, paper);
  const icons = await drawIcons(site.theme, sources);
  const images = [...cards].map(([of, { src, width, height }]) => [of, { src, width, height }] as const);
  return {
    site: withSocialCards(site, new Map(images)),
    files: [...cards.values(), ...icons.files].map(({ src, file }) => ({ src, file })),
    diagnostics: [...diagnostics, ...icons.diagnostics],
  };
}
