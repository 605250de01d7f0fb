/** A token of a text that is JSON or was meant to be. */
export interface Token {
  /** Its first character; for a string, the quotation mark. */
  character: string;
  offset: number;
  /** Its end: after the closing quotation mark of a string, or the end of the line or text if that is missing. */
  end: number;
}

/**
 * Strings, line breaks, and every other character except whitespace, from `start` to `end`. Hand-written, because a
 * regular expression overflows the stack in strings of many megabytes.
 */
export function* tokensIn(text: string, start = 0, end = text.length): Generator<Token> {
  for (let offset = start; offset < end; offset += 1) {
    const character = text[offset] ?? '';
    if (character !== '\n' && isSpace(text.charCodeAt(offset))) continue;
    const tokenEnd = character === '"' ? endOfString(text, offset, end) : offset + 1;
    yield { character, offset, end: tokenEnd };
    offset = tokenEnd - 1;
  }
}

/** The end of the string that begins at an offset; an unclosed one ends with its line or the text. */
function endOfString(text: string, offset: number, limit: number): number {
  let next = offset + 1;
  while (next < limit) {
    const code = text.charCodeAt(next);
    if (code === quote) return next + 1;
    if (code === lineFeed) return next;
    const isEscape = code === backslash && next + 1 < limit && text.charCodeAt(next + 1) !== lineFeed;
    next += isEscape ? 2 : 1;
  }
  return limit;
}

const quote = 0x22;
const backslash = 0x5c;
const lineFeed = 0x0a;

const isSpace = (code: number) => code <= 0x20 || (code >= 0xa0 && /\s/.test(String.fromCharCode(code)));
