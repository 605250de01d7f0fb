import type { ThemeDocument } from '../generated/documents';
import neutral from './default.json' with { type: 'json' };

/** How a site looks, with nothing left out but the logo, which no default can have. */
export type Theme = Required<Omit<ThemeDocument, '$schema' | 'logo'>> & Pick<ThemeDocument, 'logo'>;

/** The theme of a site, with the neutral one in place of what it leaves out. */
export function themeFrom(written: Partial<ThemeDocument> = {}): Theme {
  const { $schema: _schema, ...theme } = { ...defaultTheme, ...written };
  return theme;
}

const { $schema: _schema, ...defaultTheme }: Theme & Pick<ThemeDocument, '$schema'> =
  neutral as ThemeDocument as Theme;
