import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandsContext } from './island';

/** The end of the tag that an island is rendered into. */
const place = / data-at="(\w+)">/g;

/**
 * A part of a page to HTML: what is static without any mark of React's, and each island by itself, as the browser will
 * hydrate it. `surround` gives what every part of the page needs around it, and `scope` is a name of its own for a part
 * that is put together with others. Throws what a component throws.
 */
export function renderIslands(
  tree: ReactNode,
  surround: (part: ReactNode) => ReactElement,
  scope = '',
): string {
  const islands = new Map<string, { content: ReactElement; sent?: object }>();
  const collect = (content: ReactElement, sent?: object) => {
    const name = `${scope}${islands.size}`;
    islands.set(name, { content, sent });
    return name;
  };
  const collecting = (part: ReactNode) => <IslandsContext value={collect}>{surround(part)}</IslandsContext>;
  const fill = (html: string): string =>
    plain(html).replace(place, (tag, name) => {
      const { content, sent } = islands.get(name) ?? {};
      const served = renderToString(collecting(content), { identifierPrefix: prefixOf(name) });
      return `${sent ? ` data-props='${escapeQuoted(JSON.stringify(sent))}'` : ''}${tag}${fill(served)}`;
    });
  return fill(renderToStaticMarkup(collecting(tree), { identifierPrefix: scope }));
}

/** React writes every attribute between double quotes, so an apostrophe can be one; and a shape in a drawing may end itself. */
const plain = (html: string) => html.replaceAll('&#x27;', "'").replace(/><\/(?:use|path|circle)>/g, '/>');

/** JSON is full of double quotes, so it is between single ones. */
const escapeQuoted = (json: string) => json.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

/** The ids that `useId` gives in an island begin with it, here and in the browser. */
export const prefixOf = (at: string) => `i${at}-`;
