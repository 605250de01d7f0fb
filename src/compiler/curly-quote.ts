import { readableTo } from './readable-to';

/**
 * Where a curly quotation mark closes a text that a straight one opened; the parser reads on to the next straight one, or
 * to the end of the line. It is believed where what follows fits a text that ended there, where no curly one opened it,
 * and where with a straight one in its place the text can be read farther than before.
 */
export function curlyQuote(text: string, offset: number, length: number): number | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(lineStart).split(/\r?\n/, 1);
  for (const { 0: token, index } of line.matchAll(/"(?:[^"\\]|\\.)*"?/g)) {
    const start = lineStart + index;
    if (start > offset) return undefined;
    if (start + token.length < offset) continue;
    for (const { index: at } of token.matchAll(/[”“](?=\s*(?:[,:}\]]|$))/g)) {
      const quote = start + at;
      const straight = `${text.slice(0, quote)}"${text.slice(quote + 1)}`;
      if (!isOpen(token.slice(0, at)) && readableTo(straight) > offset + length) return quote;
    }
  }
  return undefined;
}

/** A curly quotation mark that opened waits for the one that closes: both belong to the text. */
const isOpen = (text: string) => /[“„][^”“]*$/.test(text);
