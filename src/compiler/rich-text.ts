import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Inline, RichText, Target } from '../compiled';
import type { SourceFile } from './source';

/** A link as it was written: its target, and where the target stands in the text. */
export interface WrittenLink {
  target: string;
  /** The link has words to press. */
  labelled: boolean;
  start: number;
  end: number;
}

/**
 * The small inline notation to a typed tree: strong, emphasis and links. Everything else that Markdown knows is
 * switched off, so that “1. ”, “#” and “<b>” are shown as they are typed.
 */
export function parseRichText(
  source: SourceFile,
  text: string,
  resolveLink: (link: WrittenLink) => Target,
): RichText {
  if (!/[*_[\\]/.test(text)) return [text];
  const paragraph = paragraphOf(source, text);
  if (paragraph?.type !== 'paragraph') return [text];
  return paragraph.children.flatMap((node) => toInline(node, text, resolveLink));
}

/** Kept as long as the document, for whoever compiles again when another one was saved: most of the time goes here. */
const paragraphs = new WeakMap<SourceFile, Map<string, RootContent | undefined>>();

function paragraphOf(source: SourceFile, text: string): RootContent | undefined {
  const known = paragraphs.get(source) ?? new Map<string, RootContent | undefined>();
  paragraphs.set(source, known);
  if (!known.has(text)) known.set(text, fromMarkdown(text, { extensions: [inlineOnly] }).children[0]);
  return known.get(text);
}

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

function toInline(node: PhrasingContent, text: string, resolveLink: (link: WrittenLink) => Target): Inline[] {
  if (node.type === 'text') return [node.value];
  if (!('children' in node) || (node.type !== 'strong' && node.type !== 'emphasis' && node.type !== 'link')) {
    return [text.slice(node.position?.start.offset, node.position?.end.offset)];
  }
  const children = node.children.flatMap((child) => toInline(child, text, resolveLink));
  if (node.type !== 'link') return [{ type: node.type, children }];

  const lastWord = node.children.at(-1)?.position?.end.offset ?? (node.position?.start.offset ?? 0) + 1;
  const opening = /\]\(\s*<?/.exec(text.slice(lastWord));
  const start = lastWord + (opening?.index ?? 0) + (opening?.[0].length ?? 0);
  const to = resolveLink({
    target: node.url,
    labelled: /\S/.test(wordsOf(children)),
    start,
    end: start + Math.max(1, node.url.length),
  });
  return [{ type: 'link', to, children }];
}

const wordsOf = (pieces: RichText): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : wordsOf(piece.children))).join('');
