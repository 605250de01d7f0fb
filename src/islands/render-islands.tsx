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
  const islands = new Map<string, ReactElement>();
  const collect = (content: ReactElement) => {
    const name = `${scope}${islands.size}`;
    islands.set(name, content);
    return name;
  };
  const collecting = (part: ReactNode) => <IslandsContext value={collect}>{surround(part)}</IslandsContext>;
  const fill = (html: string): string =>
    html.replace(place, (tag, name) => {
      const content = renderToString(collecting(islands.get(name)), { identifierPrefix: prefixOf(name) });
      return tag + fill(content);
    });
  return fill(renderToStaticMarkup(collecting(tree), { identifierPrefix: scope }));
}

/** The ids that `useId` gives in an island begin with it, here and in the browser. */
export const prefixOf = (at: string) => `i${at}-`;
