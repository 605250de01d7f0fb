import { tokensIn } from '../../../document/json-tokens';
import { parsedUpTo } from '../../../document/parsed-up-to';

/**
 * Offset of a curly quotation mark that closes a text opened by a straight one. The parser reads on to the next
 * straight one or the end of the line. Reported only if what follows fits the end of a text, if no curly quote was
 * opened within the text, and if replacing it lets the parser get further.
 */
export function curlyQuote(text: string, offset: number, length: number): number | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  for (const { character, offset: start, end } of tokensIn(text, lineStart)) {
    if (start > offset || character === '\n') return undefined;
    if (character !== '"' || end < offset) continue;
    let tried = 0;
    let isOpen = false; // an opening curly quote makes the next closing one part of the text
    for (let quote = start + 1; quote < end; quote += 1) {
      const mark = text[quote] ?? '';
      if ((mark === '”' || mark === '“') && !isOpen && endsValue.test(text.slice(quote + 1, quote + 100))) {
        const straight = `${text.slice(0, quote)}"${text.slice(quote + 1)}`;
        if (parsedUpTo(straight) > offset + length) return quote;
        tried += 1;
        if (tried === maxTries) return undefined;
      }
      if (mark === '“' || mark === '„') isOpen = true;
      else if (mark === '”') isOpen = false;
    }
  }
  return undefined;
}

/** What can follow the end of a text, including the end of the line. */
const endsValue = /^[^\S\n]*(?:[,:}\]\n]|$)/;

/** Limited, because each attempt parses the whole document. */
const maxTries = 20;
