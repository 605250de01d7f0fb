import type { PhrasingContent } from 'mdast';
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import type { Inline, RichText, Target } from '../resolved';
import { markedText } from './marked-text';
import { type LinkInText, plainRichText } from './plain-rich-text';

/**
 * Parses a text in the inline notation: strong, emphasis, links, text in another language, and figures that the
 * compiler has put there with the fact that they quote (marked-text.ts). All other Markdown is disabled, so that “1. ”,
 * “#” and “<b>” appear as typed. `resolveLink` gives the target of each link.
 */
export function parseRichText(text: string, resolveLink: (link: LinkInText) => Target): RichText {
  // Without asterisks, brackets and backslashes there is no notation.
  if (!/[*[\\]/.test(text)) return [text];
  return plainRichText(text, resolveLink) ?? parseWithMarkdown(text, resolveLink);
}

/** The links of a rich text, in order. */
export function linksIn(text: string): readonly LinkInText[] {
  if (!text.includes('](')) return [];
  const links: LinkInText[] = [];
  parseRichText(text, (link) => {
    links.push(link);
    return { kind: 'external', href: link.target };
  });
  return links;
}

/** Parses a text with the full Markdown parser. A text of spaces alone, in which it finds no paragraph, is as typed. */
export function parseWithMarkdown(text: string, resolveLink: (link: LinkInText) => Target): RichText {
  const [paragraph] = fromMarkdown(text, { extensions: [inlineOnly, underscoreAsTyped] }).children;
  if (paragraph?.type !== 'paragraph') return [text];
  return paragraph.children.flatMap((node) => toInline(node, text, resolveLink));
}

/** Disables constructs of the parser, whatever character they begin with (`null`). */
const inlineOnly = {
  disable: {
    null: [
      'autolink',
      'blockQuote',
      'characterReference',
      'codeFenced',
      'codeIndented',
      'codeText',
      'definition',
      'hardBreakEscape',
      'headingAtx',
      'htmlFlow',
      'htmlText',
      'labelStartImage',
      'list',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

type Extension = NonNullable<Options['extensions']>[number];

/**
 * Only asterisks are emphasis. The parser cannot disable underscores alone, so underscores are taken for text first.
 */
const underscoreAsTyped: Extension = {
  text: {
    ['_'.charCodeAt(0)]: {
      name: 'underscoreAsTyped',
      tokenize: (effects, ok) => (code) => {
        effects.enter('data');
        effects.consume(code);
        effects.exit('data');
        return ok;
      },
    },
  },
};

/** A node of the parser's tree as parts of rich text. Other nodes than these become the text as typed. */
function toInline(node: PhrasingContent, text: string, resolveLink: (link: LinkInText) => Target): Inline[] {
  if (node.type === 'text') return [node.value];
  if (!('children' in node) || (node.type !== 'strong' && node.type !== 'emphasis' && node.type !== 'link')) {
    return [text.slice(node.position?.start.offset, node.position?.end.offset)];
  }
  const children = node.children.flatMap((child) => toInline(child, text, resolveLink));
  if (node.type !== 'link') return [{ type: node.type, children }];

  // A link whose target says a language or a fact.
  const marked = markedText(node.url, children);
  if (marked) return [marked];

  const endOfText = node.children.at(-1)?.position?.end.offset ?? (node.position?.start.offset ?? 0) + 1;
  // The target begins after `](`, or `](<`. An empty one counts as one character, so that a diagnostic can point at it.
  const opening = /\]\(\s*<?/.exec(text.slice(endOfText));
  const start = endOfText + (opening?.index ?? 0) + (opening?.[0].length ?? 0);
  const to = resolveLink({
    target: node.url,
    hasText: /\S/.test(plainTextOf(children)),
    start,
    end: start + Math.max(1, node.url.length),
  });
  return [{ type: 'link', to, children }];
}

const plainTextOf = (pieces: RichText): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : plainTextOf(piece.children))).join('');
