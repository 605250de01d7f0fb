import type { Schema } from '../document/source';
import type { ReferenceKind } from './reference-kind';

interface SuspiciousText {
  pointer: string;
  text: string;
  /** The text is in the inline notation. */
  rich: boolean;
  /** It has placeholders in braces, which the engine fills in. */
  hasVariables?: true;
}

/**
 * Possible leftover notation: asterisks, brackets that are no link, HTML, list or heading markers, bare URLs, hidden
 * characters.
 */
const suspiciousMarkup =
  /[*<\u202a-\u202e\u2066-\u2069]|&[a-z#]|\](?:\s|\((?![^\s()]+\)))|^[#+•-]|(?<!\]\()https?:/i;

/** Possible leftover notation in plain text: an asterisk before a word, a link, HTML, list or heading markers, hidden characters. */
const markupInPlainText = /\*[\p{L}\p{N}]|\]\s*\(|[<&][/#a-z]|^[#+•-]|[\u202a-\u202e\u2066-\u2069]/iu;

/** A cheap test: every text that rules/pasted-patterns.ts reports matches it. */
export const couldBePasted =
  /[[({%`~“\u00ad\uf000-\uf0ff\t\n_]|XXXX|TB[ACD]| [,.](?:\s|$)|^> |^[a-z]\)|of my|â|Ã|Â|вЂ| {2}|\p{Ll}[.,!?]\p{L}|,,|;;|\.\.|\?\?|!!|(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})|AI\b|KI\b|Sure|Certainly|Of course|Absolutely|Gerne|Natürlich|Bien sûr|Claro|hope this|know if you|Here|Err|Fehler|^\d/u;

const smallLetter = /[a-z]/;

/**
 * Texts that may contain leftover notation, hidden characters or capitals, for rules to check. They are not references,
 * but finding them in the same walk saves a second one, which would take as long as all kinds of references together.
 */
export const suspiciousTexts: ReferenceKind<SuspiciousText> = {
  parts: {
    'rich-text': { find: findWhere(suspiciousMarkup, true) },
    text: { find: findWhere(markupInPlainText, false) },
  },
};

const none: readonly SuspiciousText[] = [];

function findWhere(pattern: RegExp, rich: boolean) {
  return (value: unknown, pointer: string, { examples }: Schema): readonly SuspiciousText[] => {
    const text = String(value);
    return pattern.test(text) || couldBePasted.test(text) || (text.length > 11 && !smallLetter.test(text))
      ? [{ pointer, text, rich, ...(containVariable(examples) && { hasVariables: true }) }]
      : none;
  };
}

const containVariable = (examples: Schema['examples'] = []) =>
  examples.some((example) => typeof example === 'string' && /\{\w+\}/.test(example));
