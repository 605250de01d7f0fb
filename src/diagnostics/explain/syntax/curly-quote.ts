import { tokensIn } from '../../../document/json-tokens';
import { parsedUpTo } from '../../../document/parsed-up-to';

/**
 * Offset of a curly quotation mark that closes a JSON string opened by a straight one. The parser reads on to the next
 * straight one or the end of the line. Found only if what follows fits the end of a string, if no curly quote was
 * opened within it, and if replacing it lets the parser get further.
 */
export function curlyQuote(source: string, errorOffset: number, errorLength: number): number | undefined {
  const lineStart = source.lastIndexOf('\n', errorOffset - 1) + 1;
  for (const { character, offset: tokenStart, end } of tokensIn(source, lineStart)) {
    if (tokenStart > errorOffset || character === '\n') return undefined;
    if (character !== '"' || end < errorOffset) continue;
    let attempts = 0;
    let isOpen = false; // an opening curly quote makes the next closing one part of the text
    for (let quote = tokenStart + 1; quote < end; quote += 1) {
      const mark = source[quote] ?? '';
      if ((mark === '”' || mark === '“') && !isOpen && endsValue.test(source.slice(quote + 1, quote + 100))) {
        const corrected = `${source.slice(0, quote)}"${source.slice(quote + 1)}`;
        if (parsedUpTo(corrected) > errorOffset + errorLength) return quote;
        attempts += 1;
        if (attempts === maxAttempts) return undefined;
      }
      if (mark === '“' || mark === '„') isOpen = true;
      else if (mark === '”') isOpen = false;
    }
  }
  return undefined;
}

/** What can follow the end of a JSON string, including the end of the line. Tried on a hundred characters at most. */
const endsValue = /^[^\S\n]*(?:[,:}\]\n]|$)/;

/** Limited, because each attempt parses the whole document. */
const maxAttempts = 20;
