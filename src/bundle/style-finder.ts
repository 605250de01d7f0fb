import { memoizeText } from '../document/memoize';
import type { StylePart } from './style-parts';

/** The start of a class attribute, whose value follows. */
const attribute = ' class="';

/**
 * Returns a function that finds the CSS that a page needs, in order: the part for all pages, and each part with a class
 * name, character or text that the page has. `ownHtml` is the HTML that only this page has; `sharedHtml` are pieces of
 * HTML that many pages have in common, such as the header, each of which is searched once. Lookups are memoized by the
 * value of `class`, since pages repeat a few values thousands of times.
 */
export function createStyleFinder(
  parts: readonly StylePart[],
): (ownHtml: string, sharedHtml?: readonly string[]) => string {
  const partsForClasses = memoizeText((classes): readonly StylePart[] => {
    const names = classes.split(' ');
    return parts.filter((part) => names.some((name) => part.classNames?.has(name)));
  });
  const partsForHtml = (html: string): ReadonlySet<StylePart> => {
    const isNeededByContent = ({ classNames, characters, neededByHtml }: StylePart) =>
      !classNames &&
      (!characters || [...characters].some((character) => html.includes(character))) &&
      (!neededByHtml || html.includes(neededByHtml));
    const needed = new Set(parts.filter(isNeededByContent));
    for (let start = html.indexOf(attribute); start !== -1; start = html.indexOf(attribute, start)) {
      const end = html.indexOf('"', start + attribute.length);
      for (const part of partsForClasses(html.slice(start + attribute.length, end))) needed.add(part);
      start = end;
    }
    return needed;
  };
  const partsForShared = memoizeText(partsForHtml);
  return (ownHtml, sharedHtml = []) => {
    const needed = [partsForHtml(ownHtml), ...sharedHtml.map(partsForShared)];
    const neededParts = parts.filter((part) => needed.some((some) => some.has(part)));
    return neededParts.map(({ css }) => css).join('');
  };
}
