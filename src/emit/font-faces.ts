import type { FontFallback, FontWeights, ThemeFont } from '../generated/documents';
import type { Theme } from '../theme/theme';

/** The `@font-face` rules of a theme. */
export interface FontFaces {
  /** Fonts that every page needs. */
  everyPage: string;
  /** Fonts for a few special characters, for pages that contain any of them. */
  specialCharacters: readonly { css: string; characters: string }[];
}

/** The `@font-face` rules. `addressOf` returns the URL of a file in `_fonts`; undefined if no page needs the file. */
export function fontFaces({ fonts }: Theme, addressOf: (file: string) => string | undefined): FontFaces {
  const special = new Map<string, string>();
  let css = '';
  for (const { family = '', files = [], fallbacks = [] } of [fonts.display, fonts.text]) {
    for (const { file, weights, characters } of files) {
      const address = addressOf(file);
      if (address === undefined) continue;
      const face = faceOf(family, address, weights, characters);
      if (characters) special.set(characters, (special.get(characters) ?? '') + face);
      else css += face;
    }
    css += fallbacks.map(fallbackFace).join('');
  }
  return {
    everyPage: css,
    specialCharacters: [...special].map(([characters, faces]) => ({ characters, css: faces })),
  };
}

/**
 * The value of `font-family`: the font, its fallbacks, and the generic family. A fallback is a font of the system in
 * the metrics of the theme's, under a name that begins with “as”. Those for different weights have the same name, which
 * is listed once.
 */
export const fontStack = ({ family, files, generic, fallbacks = [] }: ThemeFont): string =>
  [
    ...(family ? [nameOf(family)] : []),
    ...(files ? new Set(fallbacks.map(({ name }) => nameOf(`as ${name}`))) : []),
    generic,
    ...(generic === 'system-ui' ? ['sans-serif'] : []), // for browsers that do not know `system-ui`
  ].join(',');

function faceOf(family: string, address: string, { from, to }: FontWeights, characters?: string): string {
  const weight = to === undefined ? `${from}` : `${from} ${to}`;
  const range = characters ? `;unicode-range:${[...characters].map(codePoint).join()}` : '';
  return `@font-face{font-family:${nameOf(family)};src:url(${address});font-weight:${weight};font-display:swap${range}}`;
}

/** Bold text has its own fallback, because the synthetic bold of a regular font has other widths. */
function fallbackFace({ name, local, weight, size, ascent, descent }: FontFallback): string {
  const sources = local.map((font) => `local(${nameOf(font)})`).join();
  const weightDescriptor = weight === undefined ? '' : `;font-weight:${weight}`;
  return `@font-face{font-family:${nameOf(`as ${name}`)};src:${sources}${weightDescriptor};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

const codePoint = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`;

/** The name of a font in CSS, without quotation marks if possible. */
const nameOf = (name: string) => (/^[a-z][\w-]*( [a-z][\w-]*)*$/i.test(name) ? name : `"${name}"`);

/** The font files that every page preloads, one of each font. */
export const preloadedFiles = ({ fonts }: Theme): readonly string[] =>
  [fonts.display, fonts.text].flatMap(({ files = [] }) =>
    files
      .filter(({ characters }) => !characters)
      .slice(0, 1)
      .map(({ file }) => file),
  );
