import type { Diagnostic } from '../../diagnostics/diagnostic';
import { unusableLogo } from '../../diagnostics/unusable-logo/unusable-logo';
import { locationOfValue } from '../../document/location';
import { validTheme } from '../../references/site-documents';
import type { LinkedSite } from '../../site/checked-site';

/** Logos with content that cannot be inlined in pages. The icon is exempt, since it stays a separate file. */
export function unusableLogos({
  documents,
  sources: { images, inlineSvg },
}: LinkedSite): readonly Diagnostic[] {
  const theme = documents.find(({ kind }) => kind === 'theme');
  const logo = validTheme(documents).logo;
  if (!theme || !logo) return [];
  return (['header', 'dark'] as const).flatMap((property) => {
    const image = images.find(({ path }) => path === logo[property]);
    // That an image cannot be read is reported elsewhere.
    if (image?.svg === undefined || image.size === undefined) return [];
    const inlined = inlineSvg(image.svg, image.size);
    return 'refused' in inlined
      ? [unusableLogo(locationOfValue(theme.parsed, `/logo/${property}`), image.path, inlined.refused)]
      : [];
  });
}
