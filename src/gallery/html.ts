import { escapeText } from '../emit/escape';

/** Escaped HTML, which is not escaped again. */
export interface Markup {
  markup: string;
}

type HtmlValue = string | number | undefined | Markup | readonly Markup[];

/** HTML with values in it: texts are escaped, markup is not, undefined is left out. */
export const html = (pieces: TemplateStringsArray, ...values: readonly HtmlValue[]): Markup => ({
  markup: pieces.map((piece, index) => piece + written(values[index])).join(''),
});

function written(value: HtmlValue): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('\n');
}
