import './renderer/styles'; // first: it names the layers in their order

import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { PageData, RenderedPage, RenderFailure } from './compiled';
import { renderIslands } from './islands/render-islands';
import { App } from './renderer/app';
import { BlockList } from './renderer/block-list';
import { headOf } from './renderer/head';
import { structuredDataOf } from './renderer/structured-data/structured-data';
import { InterfaceContext } from './ui/interface';

export { controlIcons } from './ui/icon';

/** One route to HTML text; or what failed, block by block. */
export function renderPage({ page, shell }: PageData): RenderedPage | RenderFailure[] {
  const render = (part: ReactNode) =>
    renderIslands(part, (content) => (
      <StaticRouter location={page.route}>
        <InterfaceContext value={{ sprite: shell.sprite, newTab: shell.words.newTab }}>
          {content}
        </InterfaceContext>
      </StaticRouter>
    ));
  let html: string;
  try {
    html = render(<App page={page} shell={shell} />);
  } catch (error) {
    const failures = page.blocks.flatMap((block, index): RenderFailure[] => {
      try {
        render(<BlockList page={{ ...page, blocks: [block] }} words={shell.words} badge={shell.badge} />);
        return [];
      } catch (reason) {
        return [
          { index, type: block.type, reason: reason instanceof Error ? reason.message : String(reason) },
        ];
      }
    });
    if (failures.length === 0) throw error; // it is not a block's
    return failures;
  }

  // React writes what belongs into the head (preloads of images) in front of the markup.
  const [hoisted = ''] = /^(<link[^>]*>)*/.exec(html) ?? [];
  return {
    head: headOf(page, shell),
    hoisted,
    body: html.slice(hoisted.length),
    structuredData: structuredDataOf(page, shell),
  };
}
