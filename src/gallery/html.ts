import { escapeText } from '../emit/escape';

/** HTML, as opposed to text that has to be escaped. */
export interface Markup {
  markup: string;
}

/** What can be inserted into HTML. */
type HtmlValue = string | number | undefined | Markup | readonly Markup[];

/** Template tag for HTML: texts are escaped, markup is inserted as it is, `undefined` is omitted. */
export const html = (pieces: TemplateStringsArray, ...values: readonly HtmlValue[]): Markup => ({
  markup: pieces.map((piece, index) => piece + toHtml(values[index])).join(''),
});

function toHtml(value: HtmlValue): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('\n');
}

/** A schema description, with text in backticks as code. */
export const withCode = (text = ''): Markup => ({
  markup: escapeText(text).replace(/`([^`]+)`/g, '<code>$1</code>'),
});
