import { withFallbacks } from '../assets/theme-fonts';
import type { Sources } from '../document/source';
import { fontFaces, preloadedFiles } from '../emit/font-faces';
import { logoStyles } from '../emit/logo-styles';
import { themeTokens } from '../emit/theme-tokens';
import { iconOf } from '../site/site-icon';
import type { Theme } from '../theme/theme';

/** The theme's CSS in development, with whole fonts instead of subsets. */
export interface ThemeStyles {
  css: string;
  /** URLs of the fonts to preload. */
  fonts: readonly string[];
  /** The URL of the favicon. */
  icon?: string;
}

/** The CSS, fonts and favicon of a theme for the dev server. `folder` contains the documents. */
export async function themeStyles(theme: Theme, sources: Sources, folder: string): Promise<ThemeStyles> {
  const themeWithFallbacks = await withFallbacks(theme, folder);
  const urlOf = (file: string) => sources.fonts.find(({ path }) => path === file)?.url;
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
    icon: iconOf(theme, sources),
  };
}
