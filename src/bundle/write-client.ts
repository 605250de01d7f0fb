import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { subsetFonts, withFallbacks } from '../assets/theme-fonts';
import type { Sources } from '../document/source';
import { fontFaces, preloadedFiles } from '../emit/font-faces';
import { logoStyles } from '../emit/logo-styles';
import { themeTokens } from '../emit/theme-tokens';
import { hashedPath } from '../files/hashed-path';
import type { Theme } from '../theme/theme';
import type { EngineBundle, SiteBundle } from './bundle';
import { styleParts } from './style-parts';

/** The start of the layer into which the theme's tokens are inserted, before those of renderer/tokens.css. */
const tokensStart = '@layer tokens{';

interface SiteToStyle {
  theme: Theme;
  documents: Sources['documents'];
  /** The folder of the documents. */
  pages: string;
  /** The output folder. */
  out: string;
  /** CSS for all pages, after that of the engine. */
  extraCss?: string;
}

/**
 * Writes the deferred CSS of a site and its fonts, subset to the characters that its documents use, and returns what
 * its pages need of the bundle, with the site's theme.
 */
export async function writeClient(
  { script, sheets, shortPropertyNames: properties }: EngineBundle,
  { theme, documents, pages, out, extraCss = '' }: SiteToStyle,
): Promise<SiteBundle> {
  const deferredCss = sheets.map((sheet) => sheet.deferredCss).join('');
  const deferredUrl = hashedPath('assets/later.css', deferredCss);
  await writeFile(join(out, deferredUrl), deferredCss);

  const themeWithFallbacks = await withFallbacks(theme, pages);
  const fontUrls = new Map<string, string>();
  const texts = documents.map(({ text }) => text);
  for (const [file, content] of await subsetFonts(themeWithFallbacks, texts, pages)) {
    const url = hashedPath(`assets/${posix.basename(file, posix.extname(file))}.woff2`, content);
    await mkdir(dirname(join(out, url)), { recursive: true });
    await writeFile(join(out, url), content);
    fontUrls.set(file, url);
  }

  const faces = fontFaces(themeWithFallbacks, (file) => fontUrls.get(file));
  // The bundle has shortened the names of custom properties; `properties` has the short ones by the long ones.
  const tokens = themeTokens(themeWithFallbacks, (name) => properties[`--${name}`] ?? name);
  const [shared, ...others] = styleParts(sheets);
  if (!shared?.css.includes(tokensStart)) throw new Error('The style sheet of all pages has no tokens');
  const themedCss = shared.css.replace(tokensStart, () => tokensStart + tokens);
  return {
    script,
    styles: [
      { ...shared, css: faces.everyPage + logoStyles(theme) + themedCss + extraCss },
      ...faces.specialCharacters,
      ...others,
    ],
    deferredUrl,
    fonts: preloadedFiles(themeWithFallbacks).flatMap((file) => fontUrls.get(file) ?? []),
  };
}
