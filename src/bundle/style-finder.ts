import { memoizeText } from '../document/memoize';
import type { StylePart } from './style-parts';

/**
 * Returns a function that finds the CSS that a page needs, in order: the part for all pages, and each part with a class
 * name, character or text that its HTML has. The HTML is passed in pieces, each with whole elements. Lookups are
 * memoized by the value of `class`, since pages repeat a few values thousands of times.
 */
export function createStyleFinder(parts: readonly StylePart[]): (html: readonly string[]) => string {
  const partsForClasses = memoizeText((classes): readonly StylePart[] => {
    const names = classes.split(' ');
    return parts.filter((part) => names.some((name) => part.classNames?.has(name)));
  });
  return (html) => {
    const isIn = (text: string) => html.some((piece) => piece.includes(text));
    const isNeededByContent = ({ classNames, characters, neededByHtml }: StylePart) =>
      !classNames && (!characters || [...characters].some(isIn)) && (!neededByHtml || isIn(neededByHtml));
    const needed = new Set(parts.filter(isNeededByContent));
    for (const piece of html)
      for (const [, classes = ''] of piece.matchAll(/ class="([^"]*)"/g))
        for (const part of partsForClasses(classes)) needed.add(part);
    return parts
      .filter((part) => needed.has(part))
      .map(({ css }) => css)
      .join('');
  };
}
