import type { ReferenceKind } from './reference-kind';

interface DoubtfulText {
  pointer: string;
  text: string;
  /** Whether notation is read in it. */
  rich: boolean;
}

/** Stars, brackets that make no link, HTML, what begins a heading or a list elsewhere, an address, a hidden character. */
const mark = /[*<\u202a-\u202e\u2066-\u2069]|&[a-z#]|\](?:\s|\((?![^\s()]+\)))|^[#+•-]|(?<!\]\()https?:/i;

/** Stars in front of a word, a link, HTML, what begins a heading or a list elsewhere. */
const markInPlain = /\*[\p{L}\p{N}]|\]\s*\(|[<&][/#a-z]|^[#+•-]|[\u202a-\u202e\u2066-\u2069]/iu;

const smallLetter = /[a-z]/;

/**
 * Texts that a rule has to look at: with characters that may be notation or are hidden, or in capitals. They are not
 * references, but are found in the same walk, since another one would take as long as all kinds together.
 */
export const doubtfulTexts: ReferenceKind<DoubtfulText> = {
  parts: {
    'rich-text': { find: findWhere(mark, true) },
    text: { find: findWhere(markInPlain, false) },
  },
};

const none: readonly DoubtfulText[] = [];

function findWhere(pattern: RegExp, rich: boolean) {
  return (value: unknown, pointer: string): readonly DoubtfulText[] => {
    const text = String(value);
    return pattern.test(text) || (text.length > 11 && !smallLetter.test(text))
      ? [{ pointer, text, rich }]
      : none;
  };
}
