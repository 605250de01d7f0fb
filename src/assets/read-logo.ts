import type { Drawing, Shell } from '../compiled';
import type { Sources } from '../document/source';
import type { Theme } from '../theme/theme';

/** The logo, and its variant for dark backgrounds if there is one. The site must be checked. */
export function readLogo(
  { logo }: Pick<Theme, 'logo'>,
  sources: Pick<Sources, 'images' | 'drawings'>,
): Shell['logo'] {
  if (!logo?.header) return undefined;
  const drawing = readDrawing(logo.header, sources);
  return logo.dark ? { ...drawing, dark: readDrawing(logo.dark, sources) } : drawing;
}

/** Reads a logo for inlining, so that it can use the page's colours. */
function readDrawing(name: string, { images, drawings }: Pick<Sources, 'images' | 'drawings'>): Drawing {
  const drawing = drawings.inPage(images.find(({ path }) => path === name)?.svg ?? '');
  if ('refused' in drawing) throw new Error(`${name} was not checked: ${drawing.refused}`);
  return drawing;
}
