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

/** A link with plain text and a plain target. */
const link = String.raw`\[([^[\]\\*]+)\]\(([^\s()<>[\]\\&*]+)\)`;
const links = new RegExp(link, 'g');

/** Such a link, or plain text and such links in asterisks. */
const markup = new RegExp(`${link}|(\\*\\*?)((?:[^*[\\]\\\\]|${link})+)\\3`, 'g');

/** If any of these are left over, only the Markdown parser can read the text. */
const special = /[*[\]\\]/;

/** Characters that the Markdown parser treats specially: control characters, surrounding spaces, surrogate pairs. */
const unusual = /[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]|^\s|\s$/u;

/**
 * Parses a text with simple notation, as nearly all texts are, in a hundredth of the time that the Markdown parser
 * takes. Undefined if the text needs that parser.
 */
export function plainRichText(text: string, resolveLink: (link: LinkInText) => Target): RichText | undefined {
  if (unusual.test(text) || (text.includes('*') && text.includes('_'))) return undefined;
  const found = [...text.matchAll(markup)];
  if (special.test(text.replace(markup, ' ')) || !found.every((match) => isCertain(text, match)))
    return undefined;

  const pieces: Inline[] = [];
  let done = 0;
  for (const { 0: whole, 1: label, 2: target = '', 3: stars, 4: words = '', index } of found) {
    if (index > done) pieces.push(text.slice(done, index));
    done = index + whole.length;
    if (label === undefined) {
      const children = withLinks(words, index + (stars?.length ?? 0), resolveLink);
      pieces.push({ type: stars === '**' ? 'strong' : 'emphasis', children });
    } else pieces.push(linkIn(label, target, index, resolveLink));
  }
  if (done < text.length) pieces.push(text.slice(done));
  return pieces;
}

/** Parses text from `start` on, in which links are the only markup. */
function withLinks(words: string, start: number, resolveLink: (link: LinkInText) => Target): RichText {
  const pieces: Inline[] = [];
  let done = 0;
  for (const { 0: whole, 1: label = '', 2: target = '', index } of words.matchAll(links)) {
    if (index > done) pieces.push(words.slice(done, index));
    done = index + whole.length;
    pieces.push(linkIn(label, target, start + index, resolveLink));
  }
  if (done < words.length) pieces.push(words.slice(done));
  return pieces;
}

/** The link at `index`. */
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

/** Asterisks are certainly markup if a space or punctuation is on their outer side and a word on the inner one. */
function isCertain(text: string, { 0: whole, 1: label, 4: words = '', index }: RegExpExecArray): boolean {
  const inner = label ?? words;
  if (inner !== inner.trim()) return false;
  return label !== undefined || (separates(text[index - 1]) && separates(text[index + whole.length]));
}

const separates = (outside = ' ') => outside !== '*' && /[\s\p{P}\p{S}]/u.test(outside);
