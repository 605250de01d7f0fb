import { memoizeText } from '../document/memoize';
import type { StylePart } from './style-parts';

const attribute = ' class="';

/**
 * Returns a function that finds the CSS that a page needs, in order: the part for all pages, and each part that has a
 * class name or text in the page. Lookups are memoized by `class` value, since pages repeat a few values thousands of
 * times. `shared` is markup that many pages have in common, such as the header; it is searched once.
 */
export function createStyleFinder(
  parts: readonly StylePart[],
): (own: string, shared?: readonly string[]) => readonly string[] {
  const neededBy = memoizeText((classes): readonly StylePart[] => {
    const names = classes.split(' ');
    return parts.filter((part) => names.some((name) => part.names?.has(name)));
  });
  const neededIn = (html: string): ReadonlySet<StylePart> => {
    const isAskedFor = ({ names, characters, text }: StylePart) =>
      !names &&
      (!characters || [...characters].some((character) => html.includes(character))) &&
      (!text || html.includes(text));
    const needed = new Set(parts.filter(isAskedFor));
    for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at)) {
      const end = html.indexOf('"', at + attribute.length);
      for (const part of neededBy(html.slice(at + attribute.length, end))) needed.add(part);
      at = end;
    }
    return needed;
  };
  const neededInShared = memoizeText(neededIn);
  return (own, shared = []) => {
    const needed = [neededIn(own), ...shared.map(neededInShared)];
    return parts.filter((part) => needed.some((those) => those.has(part))).map(({ css }) => css);
  };
}
