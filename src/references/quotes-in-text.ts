/** How a fact in a text is to be written. */
export const quoteForms = ['bare', 'from', 'to', 'number', 'each', 'next'] as const;
export type QuoteForm = (typeof quoteForms)[number];

/** A fact that a text quotes: {{prices.course}}, or in a form of its own {{prices.course|bare}}. */
export interface TextQuote {
  /** As it is written, without spaces at its ends. */
  name: string;
  form?: string;
  /** Where it begins in the text, braces included, and where it ends. */
  start: number;
  end: number;
}

/** Spaces around the name are allowed, as in other notations of this kind. */
const quote = /\{\{\s*([^{}|]*?)\s*(?:\|\s*([^{}]*?)\s*)?\}\}/g;

/** The facts that a text quotes, in their order. */
export function quotesInText(text: string): readonly TextQuote[] {
  if (!text.includes('{{')) return none;
  return [...text.matchAll(quote)].map(({ 0: whole, 1: name = '', 2: form, index }) => ({
    name,
    ...(form !== undefined && { form }),
    start: index,
    end: index + whole.length,
  }));
}

/** Where braces are left that belong to no quote; undefined if there are none. */
export function strayBraces(text: string): { start: number; end: number } | undefined {
  if (!text.includes('{{') && !text.includes('}}')) return undefined;
  const found = /\{\{|\}\}/.exec(text.replace(quote, (whole) => ' '.repeat(whole.length)));
  return found ? { start: found.index, end: found.index + 2 } : undefined;
}

/** The text with each quote replaced. */
export function replaceQuotes(text: string, replace: (quote: TextQuote) => string): string {
  let done = 0;
  let replaced = '';
  for (const one of quotesInText(text)) {
    replaced += text.slice(done, one.start) + replace(one);
    done = one.end;
  }
  return done === 0 ? text : replaced + text.slice(done);
}

const none: readonly TextQuote[] = [];
