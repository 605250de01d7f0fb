/**
 * The forms in which a text can quote a fact: without surrounding words such as the period, the lower or the upper end
 * of a range, digits only, the minimum in each section of a test, the announced next value.
 */
export const quoteForms = ['bare', 'from', 'to', 'number', 'each', 'next'] as const;
export type QuoteForm = (typeof quoteForms)[number];

/** A fact quoted in a text: `{{prices.course}}`, or with a form: `{{prices.course|bare}}`. */
export interface TextQuote {
  /** The name as written, trimmed. */
  name: string;
  form?: string;
  /** Start and end in the text, including the braces. */
  start: number;
  end: number;
}

/** Matches `{{name}}` and `{{name|form}}`; name and form may have spaces around them, as in other notations. */
const quote = /\{\{\s*([^{}|]*?)\s*(?:\|\s*([^{}]*?)\s*)?\}\}/g;

/** The facts that a text quotes, in order. */
export function quotesInText(text: string): readonly TextQuote[] {
  if (!text.includes('{{')) return []; // the pattern is slower, and most texts quote nothing
  return [...text.matchAll(quote)].map(({ 0: whole, 1: name = '', 2: form, index }) => ({
    name,
    ...(form !== undefined && { form }),
    start: index,
    end: index + whole.length,
  }));
}

/** The position of the first braces that are not part of a quote; undefined if there are none. */
export function strayBraces(text: string): { start: number; end: number } | undefined {
  const found = /\{\{|\}\}/.exec(text.replace(quote, (whole) => ' '.repeat(whole.length)));
  return found ? { start: found.index, end: found.index + 2 } : undefined;
}

/** The text with each quote replaced by what `replace` returns for it. */
export function replaceQuotes(text: string, replace: (quote: TextQuote) => string): string {
  let end = 0;
  let replaced = '';
  for (const one of quotesInText(text)) {
    replaced += text.slice(end, one.start) + replace(one);
    end = one.end;
  }
  return end === 0 ? text : replaced + text.slice(end);
}
