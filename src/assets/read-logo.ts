import type { Drawing, Shell } from '../compiled';
import type { Sources } from '../document/source';
import type { Theme } from '../theme/theme';

/** The drawing beside the name of the site, and the one for dark grounds if there is one, in a site without errors. */
export function readLogo(
  { logo }: Pick<Theme, 'logo'>,
  sources: Pick<Sources, 'images' | 'drawings'>,
): Shell['logo'] {
  if (!logo?.header) return undefined;
  const drawing = readDrawing(logo.header, sources);
  return logo.dark ? { ...drawing, dark: readDrawing(logo.dark, sources) } : drawing;
}

/** It is part of the page, so that it has the colours of its place. */
function readDrawing(name: string, { images, drawings }: Pick<Sources, 'images' | 'drawings'>): Drawing {
  const drawing = drawings.inPage(images.find(({ path }) => path === name)?.svg ?? '');
  if ('refused' in drawing) throw new Error(`${name} was not checked: ${drawing.refused}`);
  return drawing;
}
