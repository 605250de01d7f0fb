import type { Drawing, Shell } from '../compiled';
import type { Sources } from '../document/source';
import type { Theme } from '../theme/theme';

/** The logo, and its variant for dark backgrounds if there is one. Throws if the site has not been checked. */
export function readLogo(
  { logo }: Pick<Theme, 'logo'>,
  sources: Pick<Sources, 'images' | 'inlineSvg'>,
): Shell['logo'] {
  if (!logo?.header) return undefined;
  const light = inlineImage(logo.header, sources);
  return logo.dark ? { light, dark: inlineImage(logo.dark, sources) } : { light };
}

/** An image as part of the page, so that it can use the page's colours. */
function inlineImage(name: string, { images, inlineSvg }: Pick<Sources, 'images' | 'inlineSvg'>): Drawing {
  const image = images.find(({ path }) => path === name);
  if (image?.svg === undefined || image.size === undefined) throw new Error(`${name} was not checked`);
  const inlined = inlineSvg(image.svg, image.size);
  if ('refused' in inlined) throw new Error(`${name} was not checked: ${inlined.refused}`);
  return inlined.drawing;
}
