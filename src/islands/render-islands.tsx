import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandsContext } from './island';

/** The end of the tag that an island is rendered into. */
const place = / data-at="(\d+)">/g;

/**
 * A page to HTML: what is static without any mark of React's, and each island by itself, as the browser will hydrate
 * it. `surround` gives what every part of the page needs around it. Throws what a component throws.
 */
export function renderIslands(tree: ReactNode, surround: (part: ReactNode) => ReactElement): string {
  const islands: ReactElement[] = [];
  const collecting = (part: ReactNode) => (
    <IslandsContext value={(content) => islands.push(content) - 1}>{surround(part)}</IslandsContext>
  );
  const fill = (html: string): string =>
    html.replace(place, (tag, number) => {
      const content = renderToString(collecting(islands[Number(number)]), {
        identifierPrefix: prefixOf(number),
      });
      return tag + fill(content);
    });
  return fill(renderToStaticMarkup(collecting(tree)));
}

/** The ids that `useId` gives in an island begin with it, here and in the browser. */
export const prefixOf = (at: string) => `i${at}-`;
