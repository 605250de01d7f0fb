import type { Inline, RichText, Target } from '../resolved';
import type { LinkInText } from './link-in-text';
import { factIn } from './marked-fact';
import { languageIn } from './marked-language';

/** A link of plain words with a plain address. */
const link = String.raw`\[([^[\]\\*]+)\]\(([^\s()<>[\]\\&*]+)\)`;
const links = new RegExp(link, 'g');

/** Such a link, or plain words and such links between stars. */
const markup = new RegExp(`${link}|(\\*\\*?)((?:[^*[\\]\\\\]|${link})+)\\3`, 'g');

/** Left over, only the parser can interpret them. */
const special = /[*[\]\\]/;

/** Lines and other control characters, spaces that are cut off, characters of two code units, which the parser halves. */
const unusual = /[\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]|^\s|\s$/u;

/**
 * The tree of a text whose notation is plain, as nearly all is. It is read here without everything that Markdown knows,
 * which takes a hundred times as long. Undefined if only the parser can interpret it.
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

/** Words that begin at `start` of a text, in which nothing is markup but links. */
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

/** What is written as a link that begins at `index`. */
function linkIn(
  label: string,
  target: string,
  index: number,
  resolveLink: (link: LinkInText) => Target,
): Inline {
  const children = [label];
  const language = languageIn(target);
  if (language !== undefined) return { type: 'language', language, children };
  const fact = factIn(target);
  if (fact !== undefined) return { type: 'fact', fact, children };
  const start = index + label.length + '[]('.length;
  const to = resolveLink({ target, labelled: true, start, end: start + target.length });
  return { type: 'link', to, children };
}

/** Stars are markup if they separate words from a space or from a punctuation mark. */
function isCertain(text: string, { 0: whole, 1: label, 4: words = '', index }: RegExpExecArray): boolean {
  const inner = label ?? words;
  if (inner !== inner.trim()) return false;
  return label !== undefined || (separates(text[index - 1]) && separates(text[index + whole.length]));
}

const separates = (outside = ' ') => outside !== '*' && /[\s\p{P}\p{S}]/u.test(outside);
