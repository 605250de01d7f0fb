import type { Inline, RichText, Target } from '../resolved';
import { markedText } from './marked-text';

/** A link in a text: its target, and where the target is in the text. */
export interface LinkInText {
  target: string;
  /** Whether the link has text. */
  hasText: boolean;
  start: number;
  end: number;
}

/** The source of a pattern for links with plain text and a plain target: `[ask us](/contact)`. */
const link = String.raw`\[([^[\]\\*]+)\]\(([^\s()<>[\]\\&*]+)\)`;

/**
 * Such a link, or text with such links between asterisks: `*words*`, `**[ask us](/contact)**`. Groups 1 and 2 are the
 * text and the target of a link; 3 and 4 are the asterisks, which `\3` repeats, and what is between them.
 */
const markup = new RegExp(`${link}|(\\*\\*?)((?:[^*[\\]\\\\]|${link})+)\\3`, 'g');

/** Characters of markup. If one is left outside of links and asterisks, only the Markdown parser can read the text. */
const markupCharacter = /[*[\]\\]/;

/** Control characters, surrogates, rare scripts and surrounding spaces, which only the Markdown parser reads right. */
const unusualCharacter = /[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]|^\s|\s$/u;

/**
 * Parses a text with simple notation, as nearly all texts are, in a hundredth of the time that the Markdown parser
 * takes. Undefined if the text needs that parser.
 */
export function plainRichText(text: string, resolveLink: (link: LinkInText) => Target): RichText | undefined {
  // Whether asterisks beside underscores are markup is left to the Markdown parser.
  if (unusualCharacter.test(text) || (text.includes('*') && text.includes('_'))) return undefined;
  const found = [...text.matchAll(markup)];
  if (markupCharacter.test(text.replace(markup, ' ')) || !found.every((match) => isCertain(text, match)))
    return undefined;

  return piecesOf(text, 0, resolveLink);
}

/**
 * The pieces of a text, or of the words between asterisks, in which links are the only markup. `start` is where the
 * given text or words begin in the whole text.
 */
function piecesOf(text: string, start: number, resolveLink: (link: LinkInText) => Target): RichText {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(markup)) {
    const { 0: whole, 1: label, 2: target = '', 3: stars = '', 4: words = '', index } = match;
    if (index > end) pieces.push(text.slice(end, index));
    end = index + whole.length;
    if (label === undefined) {
      const children = piecesOf(words, start + index + stars.length, resolveLink);
      pieces.push({ type: stars === '**' ? 'strong' : 'emphasis', children });
    } else pieces.push(linkIn(label, target, start + index, resolveLink));
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** The link that begins at `index`; or, if its target is a fact or a language, its marked label (marked-text.ts). */
function linkIn(
  label: string,
  target: string,
  index: number,
  resolveLink: (link: LinkInText) => Target,
): Inline {
  const marked = markedText(target, [label]);
  if (marked) return marked;
  const start = index + label.length + '[]('.length;
  const to = resolveLink({ target, hasText: true, start, end: start + target.length });
  return { type: 'link', to, children: [label] };
}

/**
 * Whether a match is certainly markup: no space is at either end of its words. Asterisks must also have a space or
 * punctuation on their outer side, or the end of the text.
 */
function isCertain(text: string, { 0: whole, 1: label, 4: words = '', index }: RegExpExecArray): boolean {
  const inner = label ?? words;
  if (inner !== inner.trim()) return false;
  return label !== undefined || (separates(text[index - 1]) && separates(text[index + whole.length]));
}

/** Whether a character outside of asterisks, if there is one, is a space or punctuation, but no asterisk. */
const separates = (outside = ' ') => outside !== '*' && /[\s\p{P}\p{S}]/u.test(outside);
