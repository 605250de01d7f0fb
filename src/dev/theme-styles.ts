import { withFallbacks } from '../assets/theme-fonts';
import type { Sources } from '../document/source';
import { earlyFiles, fontFaces } from '../emit/font-faces';
import { logoStyles } from '../emit/logo-styles';
import { themeTokens } from '../emit/theme-tokens';
import type { Theme } from '../theme/theme';

/** The theme as pages have it while they are being written: with fonts that are not cut. */
export interface ThemeStyles {
  css: string;
  /** The addresses of the fonts that pages ask for early. */
  fonts: readonly string[];
}

/** `folder` is that of the documents. */
export async function themeStyles(
  theme: Theme,
  { fonts }: Pick<Sources, 'fonts'>,
  folder: string,
): Promise<ThemeStyles> {
  const complete = await withFallbacks(theme, folder);
  const addressOf = (file: string) => fonts.find(({ path }) => path === file)?.url;
  const { css, special } = fontFaces(complete, addressOf);
  return {
    css: [
      css,
      ...special.map((part) => part.css),
      `@layer tokens{${themeTokens(complete)}}`,
      logoStyles(theme),
    ].join(''),
    fonts: earlyFiles(complete).flatMap((file) => addressOf(file) ?? []),
  };
}
