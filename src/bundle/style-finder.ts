import { memoizeText } from '../document/memoize';
import type { StylePart } from './style-parts';

/**
 * Returns a function that finds the CSS that a page needs, in order: the part for all pages, and each part with a class
 * name, character or text that its HTML has. Lookups are memoized by the value of `class`, since pages repeat a few
 * values thousands of times.
 */
export function createStyleFinder(parts: readonly StylePart[]): (html: string) => string {
  const partsForClasses = memoizeText((classes): readonly StylePart[] => {
    const names = classes.split(' ');
    return parts.filter((part) => names.some((name) => part.classNames?.has(name)));
  });
  return (html) => {
    const isNeededByContent = ({ classNames, characters, neededByHtml }: StylePart) =>
      !classNames &&
      (!characters || [...characters].some((character) => html.includes(character))) &&
      (!neededByHtml || html.includes(neededByHtml));
    const needed = new Set(parts.filter(isNeededByContent));
    for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g))
      for (const part of partsForClasses(classes)) needed.add(part);
    return parts
      .filter((part) => needed.has(part))
      .map(({ css }) => css)
      .join('');
  };
}
