import type { Inline, RichText, Target } from '../resolved';
import type { LinkInText } from './link-in-text';
import { factIn } from './marked-fact';
import { languageIn } from './marked-language';

/** A link of plain words with a plain address, or plain words between stars. */
const markup = /\[([^[\]\\*]+)\]\(([^\s()<>[\]\\&*]+)\)|(\*\*?)([^*[\]\\]+)\3/g;

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
  for (const { 0: whole, 1: label = '', 2: target, 3: stars, 4: words = '', index } of found) {
    if (index > done) pieces.push(text.slice(done, index));
    done = index + whole.length;
    if (target === undefined) {
      pieces.push({ type: stars === '**' ? 'strong' : 'emphasis', children: [words] });
    } else {
      const language = languageIn(target);
      if (language !== undefined) {
        pieces.push({ type: 'language', language, children: [label] });
        continue;
      }
      const fact = factIn(target);
      if (fact !== undefined) {
        pieces.push({ type: 'fact', fact, children: [label] });
        continue;
      }
      const start = index + label.length + '[]('.length;
      const to = resolveLink({ target, labelled: true, start, end: start + target.length });
      pieces.push({ type: 'link', to, children: [label] });
    }
  }
  if (done < text.length) pieces.push(text.slice(done));
  return pieces;
}

/** Stars are markup if they separate words from a space, or from a punctuation mark on their outer side only. */
function isCertain(text: string, { 0: whole, 1: label, 4: words = '', index }: RegExpExecArray): boolean {
  const inner = label ?? words;
  if (inner !== inner.trim()) return false;
  if (label !== undefined) return true;
  return separates(text[index - 1], inner.at(0)) && separates(text[index + whole.length], inner.at(-1));
}

function separates(outside = ' ', inside = ''): boolean {
  if (/\s/.test(outside)) return true;
  return outside !== '*' && punctuation.test(outside) && !punctuation.test(inside);
}

const punctuation = /[\p{P}\p{S}]/u;
