import { createScanner } from 'jsonc-parser';

/** A token of a text that is JSON or was meant to be. */
interface Token {
  /** Its first character; for a string, the quotation mark, and for a line break, always `\n`. */
  character: string;
  offset: number;
  /** Its end: after the closing quotation mark of a string, or the end of the line or text if that is missing. */
  end: number;
}

/** The tokens of a text, line breaks among them, from `start` to `end`. */
export function* tokensIn(text: string, start = 0, end = text.length): Generator<Token> {
  const scanner = createScanner(text.slice(0, end));
  scanner.setPosition(start);
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const first = text[offset] ?? '';
    const character = first === '\r' ? '\n' : first;
    if (character === '\n' || character.trim() !== '')
      yield { character, offset, end: offset + scanner.getTokenLength() };
  }
}
