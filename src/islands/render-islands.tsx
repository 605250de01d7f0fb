import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandsContext } from './island';

/** The end of the tag of an island's placeholder. */
const islandTag = / data-at="(\w+)">/g;

/**
 * Renders a part of a page to HTML: static content without React's markers, and each island separately, as it will be
 * hydrated. `surround` wraps each part in its context providers; `scope` is a unique prefix for a part that is combined
 * with others. Throws what components throw.
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
    plain(html).replace(islandTag, (tag, name) => {
      const { content, sent } = islands.get(name) ?? {};
      const served = renderToString(collecting(content), { identifierPrefix: prefixOf(name) });
      return `${sent ? ` data-props='${escapeQuoted(JSON.stringify(sent))}'` : ''}${tag}${fill(served)}`;
    });
  return fill(renderToStaticMarkup(collecting(tree), { identifierPrefix: scope }));
}

/**
 * Shortens HTML: React quotes attributes with double quotes, so apostrophes need no escaping, and SVG shapes can be
 * self-closing.
 */
const plain = (html: string) => html.replaceAll('&#x27;', "'").replace(/><\/(?:use|path|circle)>/g, '/>');

/** JSON contains many double quotes, so the attribute uses single quotes. */
const escapeQuoted = (json: string) => json.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

/** The prefix for the ids of `useId` in an island, both at build and in the browser. */
export const prefixOf = (at: string) => `i${at}-`;
