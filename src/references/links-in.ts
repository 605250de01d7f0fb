import type { LinkInText } from './link-in-text';
import { languageIn } from './marked-language';
import { parseRichText } from './rich-text';

/**
 * The links of a rich text, in its order. Most are plain words with a plain address, in a text without other brackets: they
 * are read here, without everything that Markdown knows: for ten thousand documents that took most of a check.
 */
export function linksIn(text: string): readonly LinkInText[] {
  if (!text.includes('](')) return [];
  return plainLinksIn(text) ?? anyLinksIn(text);
}

const plainLink = /\[([^[\]\\]*)\]\(([^\s()<>[\]\\&]+)\)/g;

/** Undefined if brackets or backslashes are left over, because only the parser can interpret them. */
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
