import { withFallbacks } from '../assets/theme-fonts';
import type { Sources } from '../document/source';
import { fontFaces, preloadedFiles } from '../emit/font-faces';
import { logoStyles } from '../emit/logo-styles';
import { themeTokens } from '../emit/theme-tokens';
import type { Theme } from '../theme/theme';

/** The theme's CSS in development, with whole fonts instead of subsets. */
export interface ThemeStyles {
  css: string;
  /** URLs of the fonts to preload. */
  fonts: readonly string[];
}

/** The CSS and fonts of a theme for the dev server. `folder` contains the documents. */
export async function themeStyles(
  theme: Theme,
  { fonts }: Pick<Sources, 'fonts'>,
  folder: string,
): Promise<ThemeStyles> {
  const themeWithFallbacks = await withFallbacks(theme, folder);
  const urlOf = (file: string) => fonts.find(({ path }) => path === file)?.url;
  // A build gives the fonts for special characters only to pages that have any of them.
  const { everyPage, specialCharacters } = fontFaces(themeWithFallbacks, urlOf);
  return {
    css: [
      everyPage,
      ...specialCharacters.map(({ css }) => css),
      `@layer tokens{${themeTokens(themeWithFallbacks)}}`,
      logoStyles(theme),
    ].join(''),
    fonts: preloadedFiles(themeWithFallbacks).flatMap((file) => urlOf(file) ?? []),
  };
}
