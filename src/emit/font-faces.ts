import type { FontFallback, FontWeights, ThemeFont } from '../generated/documents';
import type { Theme } from '../theme/theme';

/** The faces of a theme as style sheets. */
export interface FontFaces {
  /** Those that every page has. */
  css: string;
  /** Those of a few characters, for the pages that have one of them. */
  special: readonly { css: string; characters: string }[];
}

/** `addressOf` gives the address of a file of `_fonts`; nothing, if no page needs it. */
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
  return { css, special: [...special].map(([characters, text]) => ({ characters, css: text })) };
}

/** The value of a `font-family`: the font, its fallbacks, then whatever there is of its kind. */
export const fontStack = ({ family, files, generic, fallbacks = [] }: ThemeFont): string =>
  [
    ...(family ? [nameOf(family)] : []),
    ...(files ? new Set(fallbacks.map(({ name }) => nameOf(`as ${name}`))) : []),
    generic,
    ...(generic === 'system-ui' ? ['sans-serif'] : []),
  ].join(',');

function faceOf(family: string, address: string, { from, to }: FontWeights, characters?: string): string {
  const weight = to === undefined ? `${from}` : `${from} ${to}`;
  const range = characters ? `;unicode-range:${[...characters].map(codePoint).join()}` : '';
  return `@font-face{font-family:${nameOf(family)};src:url(${address});font-weight:${weight};font-display:swap${range}}`;
}

/** Bold text has a fallback of its own: browsers draw a regular one bold at its own widths. */
function fallbackFace({ name, local, weight, size, ascent, descent }: FontFallback): string {
  const sources = local.map((one) => `local(${nameOf(one)})`).join();
  const weighed = weight === undefined ? '' : `;font-weight:${weight}`;
  return `@font-face{font-family:${nameOf(`as ${name}`)};src:${sources}${weighed};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

const codePoint = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`;

/** Without quotation marks, where CSS can do without. */
const nameOf = (name: string) => (/^[a-z][\w-]*( [a-z][\w-]*)*$/i.test(name) ? name : `"${name}"`);

/** The files that every page asks for early, one of each font. */
export const earlyFiles = ({ fonts }: Theme): readonly string[] =>
  [fonts.display, fonts.text].flatMap(({ files = [] }) =>
    files
      .filter(({ characters }) => !characters)
      .slice(0, 1)
      .map(({ file }) => file),
  );
