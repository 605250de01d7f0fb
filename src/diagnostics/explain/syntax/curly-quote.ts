import { tokensIn } from '../../../document/json-tokens';
import { parsedUpTo } from '../../../document/parsed-up-to';
import type { Heuristic } from './heuristic';

/**
 * A text that begins with a straight quotation mark and ends with a curly one: ” or, as in German, “. The parser reads
 * on to the next straight one or the end of the line. A curly mark is reported only if the end of a string could be
 * followed by what follows it, if none that it closes was opened in the text, and if a straight one in its place lets
 * the parser get further.
 */
export const explainCurlyQuote: Heuristic = ({ text, offset, length }) => {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  for (const { character, offset: tokenStart, end } of tokensIn(text, lineStart)) {
    if (tokenStart > offset || character === '\n') return undefined;
    if (character !== '"' || end < offset) continue;
    let attempts = 0;
    let isOpen = false; // an opening curly quote makes the next closing one part of the text
    for (let index = tokenStart + 1; index < end; index += 1) {
      const mark = text[index] ?? '';
      if ((mark === '”' || mark === '“') && !isOpen && endsValue.test(text.slice(index + 1, index + 100))) {
        const corrected = `${text.slice(0, index)}"${text.slice(index + 1)}`;
        if (parsedUpTo(corrected) > offset + length)
          return [index, 1, 'A text cannot end with a curly quotation mark.', `Write " instead of ${mark}.`];
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
