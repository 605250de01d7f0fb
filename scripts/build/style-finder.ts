import type { StylePart } from '../style-parts';

const attribute = ' class="';

/**
 * Finds the styles that a page needs, in their order: those of all pages, and those with a class name or text that
 * is in it. What each value of `class` needs is looked up once: pages have thousands of them, and few different ones.
 */
export function createStyleFinder(parts: readonly StylePart[]): (html: string) => readonly string[] {
  const known = new Map<string, readonly StylePart[]>();
  const neededBy = (classes: string): readonly StylePart[] => {
    const earlier = known.get(classes);
    if (earlier) return earlier;
    const names = classes.split(' ');
    const needed = parts.filter((part) => names.some((name) => part.names?.has(name)));
    known.set(classes, needed);
    return needed;
  };
  return (html) => {
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
    return parts.filter((part) => needed.has(part)).map(({ css }) => css);
  };
}
