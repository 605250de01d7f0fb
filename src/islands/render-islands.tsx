import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandsContext } from './island';

/** Matches the end of the start tag of an island's placeholder, and captures its id. */
const islandTag = / data-at="(\w+)">/g;

/**
 * Renders a part of a page to HTML: static content without React's markers, and each island separately, as it will be
 * hydrated. `surround` wraps each part in its context providers; parts of one page need different prefixes for their
 * ids. Throws what components throw.
 */
export function renderIslands(
  tree: ReactNode,
  surround: (part: ReactNode) => ReactElement,
  idPrefix = '',
): string {
  const islands = new Map<string, { content: ReactElement; sent?: object }>();
  const collect = (content: ReactElement, sent?: object) => {
    const islandId = `${idPrefix}${islands.size}`;
    islands.set(islandId, { content, sent });
    return islandId;
  };
  const collecting = (part: ReactNode) => <IslandsContext value={collect}>{surround(part)}</IslandsContext>;
  const fill = (html: string): string =>
    shortenHtml(html).replace(islandTag, (tag, islandId) => {
      const { content, sent } = islands.get(islandId) ?? {};
      // The same prefix as in react-island.tsx, because `useId` must return the same ids in the browser.
      const served = renderToString(collecting(content), { identifierPrefix: `i${islandId}-` });
      return `${sent ? ` data-props='${escapeQuoted(JSON.stringify(sent))}'` : ''}${tag}${fill(served)}`;
    });
  return fill(renderToStaticMarkup(collecting(tree), { identifierPrefix: idPrefix }));
}

/**
 * Shortens HTML: React quotes attributes with double quotes, so apostrophes need no escaping, and SVG shapes can be
 * self-closing.
 */
const shortenHtml = (html: string) =>
  html.replaceAll('&#x27;', "'").replace(/><\/(?:use|path|circle)>/g, '/>');

/** JSON contains many double quotes, so the attribute uses single quotes. */
const escapeQuoted = (json: string) => json.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
