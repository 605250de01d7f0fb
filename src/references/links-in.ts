import type { LinkInText } from './link-in-text';
import { parseRichText } from './rich-text';

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
