import { themeTokens } from '../src/emit/theme-tokens';
import type { Theme } from '../src/theme/theme';
import type { ClientBundle } from './bundle';

/** How the style sheet of all pages begins the sizes that no theme changes (renderer/tokens.css). */
const tokens = '@layer tokens{';

/** The bundle, which knows no site, with the theme of a site in the styles of all its pages. */
export function withTheme(client: ClientBundle, theme: Theme): ClientBundle {
  const css = themeTokens(theme, (name) => client.properties[`--${name}`] ?? name);
  const [shared, ...others] = client.styles;
  if (!shared?.css.includes(tokens)) throw new Error('The style sheet of all pages has no tokens');
  return {
    ...client,
    styles: [{ ...shared, css: shared.css.replace(tokens, () => tokens + css) }, ...others],
  };
}
