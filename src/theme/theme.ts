import type { ThemeDocument } from '../generated/documents';
import neutral from './default.json' with { type: 'json' };

/** A complete theme. Only the logo is optional, since there is no default logo. */
export type Theme = Required<Omit<ThemeDocument, '$schema' | 'logo'>> & Pick<ThemeDocument, 'logo'>;

/** The theme of a site's document; each property that it leaves out is that of the neutral default theme. */
export function themeFrom(written: Partial<ThemeDocument> = {}): Theme {
  const { $schema: _schema, ...theme } = { ...defaultTheme, ...written };
  return theme;
}

const { $schema: _schema, ...defaultTheme }: Theme & Pick<ThemeDocument, '$schema'> =
  neutral as ThemeDocument as Theme;
