/** A piece of a text that is JSON, or was meant to be. */
export interface Token {
  /** Its first character; for a string, the quotation mark. */
  character: string;
  offset: number;
  /** Its end: after the closing quotation mark of a string, or at the end of the line or text if that is missing. */
  end: number;
}

/**
 * Strings, line ends, and every other character that is not white space, from `start` to `end`. Written by hand: a regular
 * expression runs out of stack in a string of many megabytes.
 */
export function* tokensIn(text: string, start = 0, end = text.length): Generator<Token> {
  for (let offset = start; offset < end; offset += 1) {
    const character = text[offset] ?? '';
    if (character !== '\n' && isSpace(text.charCodeAt(offset))) continue;
    const stop = character === '"' ? endOfString(text, offset, end) : offset + 1;
    yield { character, offset, end: stop };
    offset = stop - 1;
  }
}

/** Where a string ends that begins at an offset; one that is not closed ends with its line, or with the text. */
function endOfString(text: string, offset: number, limit: number): number {
  let at = offset + 1;
  while (at < limit) {
    const code = text.charCodeAt(at);
    if (code === quote) return at + 1;
    if (code === lineFeed) return at;
    at += code === backslash && at + 1 < limit && text.charCodeAt(at + 1) !== lineFeed ? 2 : 1;
  }
  return limit;
}

const quote = 0x22;
const backslash = 0x5c;
const lineFeed = 0x0a;

const isSpace = (code: number) => code <= 0x20 || (code >= 0xa0 && /\s/.test(String.fromCharCode(code)));
