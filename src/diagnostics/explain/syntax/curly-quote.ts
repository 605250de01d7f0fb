import { tokensIn } from '../../../document/json-tokens';
import { parsedUpTo } from '../../../document/parsed-up-to';
import type { Heuristic } from './heuristic';

/**
 * A text that begins with a straight quotation mark and ends with a curly one. The parser reads on to the next straight
 * one or the end of the line. Reported only if what follows fits the end of a string, if no curly quote was opened
 * within it, and if replacing it lets the parser get further.
 */
export const explainCurlyQuote: Heuristic = ({ text, offset, length }) => {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  for (const { character, offset: tokenStart, end } of tokensIn(text, lineStart)) {
    if (tokenStart > offset || character === '\n') return undefined;
    if (character !== '"' || end < offset) continue;
    let attempts = 0;
    let isOpen = false; // an opening curly quote makes the next closing one part of the text
    for (let quote = tokenStart + 1; quote < end; quote += 1) {
      const mark = text[quote] ?? '';
      if ((mark === '”' || mark === '“') && !isOpen && endsValue.test(text.slice(quote + 1, quote + 100))) {
        const corrected = `${text.slice(0, quote)}"${text.slice(quote + 1)}`;
        if (parsedUpTo(corrected) > offset + length)
          return [quote, 1, 'A text cannot end with a curly quotation mark.', `Write " instead of ${mark}.`];
        attempts += 1;
        if (attempts === maxAttempts) return undefined;
      }
      if (mark === '“' || mark === '„') isOpen = true;
      else if (mark === '”') isOpen = false;
    }
  }
  return undefined;
};

/** What can follow the end of a JSON string, including the end of the line. Tried on a hundred characters at most. */
const endsValue = /^[^\S\n]*(?:[,:}\]\n]|$)/;

/** Limited, because each attempt parses the whole document. */
const maxAttempts = 20;
