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
    const isNeededByContent = ({ names, characters, text }: StylePart) =>
      !names &&
      (!characters || [...characters].some((character) => html.includes(character))) &&
      (!text || html.includes(text));
    const needed = new Set(parts.filter(isNeededByContent));
    for (let start = html.indexOf(attribute); start !== -1; start = html.indexOf(attribute, start)) {
      const end = html.indexOf('"', start + attribute.length);
      for (const part of neededBy(html.slice(start + attribute.length, end))) needed.add(part);
      start = end;
    }
    return needed;
  };
  const neededInShared = memoizeText(neededIn);
  return (own, shared = []) => {
    const needed = [neededIn(own), ...shared.map(neededInShared)];
    return parts.filter((part) => needed.some((set) => set.has(part))).map(({ css }) => css);
  };
}
