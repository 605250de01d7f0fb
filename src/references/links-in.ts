import type { LinkInText } from './link-in-text';
import { languageIn } from './marked-language';
import { parseRichText } from './rich-text';

/**
 * The links of a rich text, in order. Simple links are read with a regular expression, because parsing Markdown took
 * most of the time of a check of ten thousand documents.
 */
export function linksIn(text: string): readonly LinkInText[] {
  if (!text.includes('](')) return [];
  return plainLinksIn(text) ?? anyLinksIn(text);
}

const plainLink = /\[([^[\]\\]*)\]\(([^\s()<>[\]\\&]+)\)/g;

/** Undefined if the text has other brackets or backslashes, which need the Markdown parser. */
export function plainLinksIn(text: string): readonly LinkInText[] | undefined {
  const links: LinkInText[] = [];
  let rest = '';
  let done = 0;
  for (const {
    0: { length },
    1: label = '',
    2: target = '',
    index,
  } of text.matchAll(plainLink)) {
    const start = index + label.length + '[]('.length;
    if (languageIn(target) === undefined)
      links.push({ target, labelled: /\S/.test(label), start, end: start + target.length });
    rest += text.slice(done, index);
    done = index + length;
  }
  return /[[\]\\]/.test(rest + text.slice(done)) ? undefined : links;
}

export function anyLinksIn(text: string): readonly LinkInText[] {
  const links: LinkInText[] = [];
  parseRichText(text, (link) => {
    links.push(link);
    return { kind: 'external', href: link.target };
  });
  return links;
}
