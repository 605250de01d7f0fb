import { tokensIn } from '../../../document/json-tokens';
import { parsedUpTo } from '../../../document/parsed-up-to';

/**
 * Where a curly quotation mark closes a text that a straight one opened; the parser reads on to the next straight one, or
 * to the end of the line. It is believed where what follows fits a text that ended there, where no curly one opened it,
 * and where with a straight one in its place the text can be read farther than before.
 */
export function curlyQuote(text: string, offset: number, length: number): number | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  for (const { character, offset: start, end } of tokensIn(text, lineStart)) {
    if (start > offset || character === '\n') return undefined;
    if (character !== '"' || end < offset) continue;
    let tried = 0;
    let isOpen = false; // one that opened waits for the one that closes: both belong to the text
    for (let quote = start + 1; quote < end; quote += 1) {
      const mark = text[quote] ?? '';
      if ((mark === '”' || mark === '“') && !isOpen && endsValue.test(text.slice(quote + 1, quote + 100))) {
        const straight = `${text.slice(0, quote)}"${text.slice(quote + 1)}`;
        if (parsedUpTo(straight) > offset + length) return quote;
        tried += 1;
        if (tried === most) return undefined;
      }
      if (mark === '“' || mark === '„') isOpen = true;
      else if (mark === '”') isOpen = false;
    }
  }
  return undefined;
}

/** What follows a text that has ended: the end of the line, too. */
const endsValue = /^[^\S\n]*(?:[,:}\]\n]|$)/;

/** To try one means to read the whole document. */
const most = 20;
