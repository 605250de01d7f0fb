import type { Schema } from '../document/source';
import type { ReferenceKind } from './reference-kind';

interface DoubtfulText {
  pointer: string;
  text: string;
  /** Whether notation is read in it. */
  rich: boolean;
  /** The engine fills in what is in braces, as the examples of the schema show. */
  filled?: true;
}

/** Stars, brackets that make no link, HTML, what begins a heading or a list elsewhere, an address, a hidden character. */
const mark = /[*<\u202a-\u202e\u2066-\u2069]|&[a-z#]|\](?:\s|\((?![^\s()]+\)))|^[#+•-]|(?<!\]\()https?:/i;

/** Stars in front of a word, a link, HTML, what begins a heading or a list elsewhere. */
const markInPlain = /\*[\p{L}\p{N}]|\]\s*\(|[<&][/#a-z]|^[#+•-]|[\u202a-\u202e\u2066-\u2069]/iu;

/** What rules/pasted-patterns.ts looks for begins with one of these, or has it within. */
export const mayBePasted =
  /[[({%`~“\u00ad\uf000-\uf0ff\t\n_]|XXXX|TB[ACD]| [,.](?:\s|$)|^> |^[a-z]\)|of my|â|Ã|Â|вЂ| {2}|\p{Ll}[.,!?]\p{L}|,,|;;|\.\.|\?\?|!!|(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})|AI\b|KI\b|Sure|Certainly|Of course|Absolutely|Gerne|Natürlich|Bien sûr|Claro|hope this|know if you|Here|Err|Fehler|^\d/u;

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
  return (value: unknown, pointer: string, { examples }: Schema): readonly DoubtfulText[] => {
    const text = String(value);
    return pattern.test(text) || mayBePasted.test(text) || (text.length > 11 && !smallLetter.test(text))
      ? [{ pointer, text, rich, ...(hasVariable(examples) && { filled: true }) }]
      : none;
  };
}

const hasVariable = (examples: Schema['examples'] = []) =>
  examples.some((example) => typeof example === 'string' && /\{\w+\}/.test(example));
