import type { ReferenceKind } from './reference-kind';

export interface MarkedText {
  pointer: string;
  text: string;
  /** Whether notation is read in it. */
  rich: boolean;
}

/** Stars, brackets that make no link, HTML, what begins a heading or a list elsewhere, an address. */
const doubtful = /[*<]|\](?:\s|\((?![^\s()]+\)))|^[#+-]|(?<!\]\()https?:/i;

/** Stars in front of a word, a link, HTML. */
const doubtfulInPlain = /\*[\p{L}\p{N}]|\]\s*\(|<[/a-z]/iu;

/** Texts with characters in them that may be notation, links aside. They are found in the same walk as the links. */
export const markedTexts: ReferenceKind<MarkedText> = {
  parts: {
    'rich-text': { find: findWhere(doubtful, true) },
    text: { find: findWhere(doubtfulInPlain, false) },
  },
};

const none: readonly MarkedText[] = [];

function findWhere(pattern: RegExp, rich: boolean) {
  return (value: unknown, pointer: string): readonly MarkedText[] => {
    const text = String(value);
    return pattern.test(text) ? [{ pointer, text, rich }] : none;
  };
}
