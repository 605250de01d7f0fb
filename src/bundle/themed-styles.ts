import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { subsetFonts, withFallbacks } from '../assets/theme-fonts';
import type { Sources } from '../document/source';
import { earlyFiles, fontFaces } from '../emit/font-faces';
import { logoStyles } from '../emit/logo-styles';
import { themeTokens } from '../emit/theme-tokens';
import { hashedPath } from '../files/hashed-path';
import type { Theme } from '../theme/theme';
import type { ClientBundle } from './bundle';

/** The start of the sizes that no theme changes in the style sheet of all pages (renderer/tokens.css). */
const tokensStart = '@layer tokens{';

interface ThemedSite {
  theme: Theme;
  documents: Sources['documents'];
  /** The folder of the documents, and the output folder. */
  pages: string;
  out: string;
  /** Folder for cached font subsets. */
  cache?: string;
}

/**
 * Adds a site's theme to the styles of a bundle and writes its fonts, subset to the characters that the documents use.
 */
export async function withTheme(
  client: Omit<ClientBundle, 'fonts'>,
  { theme, documents, pages, out, cache }: ThemedSite,
): Promise<ClientBundle> {
  const themeWithFallbacks = await withFallbacks(theme, pages, cache);
  const texts = documents.map(({ text }) => text);
  const addresses = new Map<string, string>();
  for (const [file, content] of await subsetFonts(themeWithFallbacks, texts, pages, cache)) {
    const address = hashedPath(`assets/${posix.basename(file, posix.extname(file))}.woff2`, content);
    await mkdir(dirname(join(out, address)), { recursive: true });
    await writeFile(join(out, address), content);
    addresses.set(file, address);
  }
  const faces = fontFaces(themeWithFallbacks, (file) => addresses.get(file));
  const css = themeTokens(themeWithFallbacks, (name) => client.properties[`--${name}`] ?? name);
  const [shared, ...others] = client.styles;
  if (!shared?.css.includes(tokensStart)) throw new Error('The style sheet of all pages has no tokens');
  return {
    ...client,
    styles: [
      {
        ...shared,
        css: faces.css + logoStyles(theme) + shared.css.replace(tokensStart, () => tokensStart + css),
      },
      ...faces.special,
      ...others,
    ],
    fonts: earlyFiles(themeWithFallbacks).flatMap((file) => addresses.get(file) ?? []),
  };
}
