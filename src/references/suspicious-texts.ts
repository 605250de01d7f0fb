import type { Schema } from '../document/source';
import type { ReferenceKind } from './reference-kind';

/** A text for rules to look at. */
interface SuspiciousText {
  pointer: string;
  text: string;
  /** Whether the text is rich text, in which the inline notation has an effect. */
  isRich: boolean;
  /** It has placeholders in braces, which the engine fills in. */
  hasVariables?: true;
}

/**
 * Possible leftover notation in rich text: asterisks, brackets that are no link, HTML, list or heading markers, bare
 * URLs, hidden characters.
 */
const markupInRichText =
  /[*<\u202a-\u202e\u2066-\u2069]|&[a-z#]|\](?:\s|\((?![^\s()]+\)))|^[#+•-]|(?<!\]\()https?:/i;

/**
 * The same in plain text, in which any link counts, since it has no effect, an asterisk only before a word, and a bare
 * URL not at all.
 */
const markupInPlainText = /\*[\p{L}\p{N}]|\]\s*\(|[<&][/#a-z]|^[#+•-]|[\u202a-\u202e\u2066-\u2069]/iu;

/**
 * A cheap first test for pasted text. Every text that one of the patterns in rules/pasted-patterns.ts matches passes
 * it.
 */
export const couldBePasted =
  /[[({%`~“\u00ad\uf000-\uf0ff\t\n_]|XXXX|TB[ACD]| [,.](?:\s|$)|^> |^[a-z]\)|of my|â|Ã|Â|вЂ| {2}|\p{Ll}[.,!?]\p{L}|,,|;;|\.\.|\?\?|!!|(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})|AI\b|KI\b|Sure|Certainly|Of course|Absolutely|Gerne|Natürlich|Bien sûr|Claro|hope this|know if you|Here|Err|Fehler|^\d/u;

/** Texts without one may be entirely in capitals. */
const smallLetter = /[a-z]/;

/**
 * Texts that may contain leftover notation, hidden characters or capitals, for rules to check. They are not references,
 * but finding them in the same walk saves a second one, which would take as long as all kinds of references together.
 */
export const suspiciousTexts: ReferenceKind<SuspiciousText> = {
  parts: {
    'rich-text': { find: findWhere(markupInRichText, true) },
    text: { find: findWhere(markupInPlainText, false) },
  },
};

const none: readonly SuspiciousText[] = [];

/** Creates a function that finds texts that match a pattern, or may be pasted or in capitals. */
function findWhere(pattern: RegExp, isRich: boolean) {
  return (value: unknown, pointer: string, { examples }: Schema): readonly SuspiciousText[] => {
    const text = String(value);
    // Capitals count only in texts that are too long for an abbreviation.
    return pattern.test(text) || couldBePasted.test(text) || (text.length > 11 && !smallLetter.test(text))
      ? [{ pointer, text, isRich, ...(hasVariable(examples) && { hasVariables: true }) }]
      : none;
  };
}

/** Whether one of a schema's examples has a placeholder such as `{number}`. */
const hasVariable = (examples: Schema['examples'] = []) =>
  examples.some((example) => typeof example === 'string' && /\{\w+\}/.test(example));
