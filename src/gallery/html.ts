import { escapeText } from '../emit/escape';

/** HTML that is whole: what goes into it is not escaped again. */
export interface Markup {
  markup: string;
}

type Value = string | number | undefined | Markup | readonly Markup[];

/** HTML with values in it. A text is escaped, markup stands as it is, nothing leaves nothing. */
export const html = (pieces: TemplateStringsArray, ...values: readonly Value[]): Markup => ({
  markup: pieces.map((piece, index) => piece + written(values[index])).join(''),
});

function written(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('\n');
}
