import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Page, PageData, RenderedPage, RenderFailure } from './compiled';
import { App } from './renderer/app';
import { BlockList } from './renderer/block-list';
import { headOf } from './renderer/head';
import { type LoadedPage, loadPage } from './renderer/load-page';
import { createPageStore } from './renderer/page-store';
import { structuredDataOf } from './renderer/structured-data/structured-data';

export { controlIcons } from './ui/icon';

/** What `renderToString` leaves for a block that threw: it swallows the error and leaves the block to the browser. */
const abandoned = '<!--$!-->';

/** One route to HTML text; or what failed, block by block. */
export async function renderPage({ page, shell, build }: PageData): Promise<RenderedPage | RenderFailure[]> {
  const loaded = await loadPage(page);
  const pages = createPageStore(loaded, page.route, build);
  const html = renderToString(
    <StaticRouter location={page.route}>
      <App shell={shell} pages={pages} />
    </StaticRouter>,
  );
  if (html.includes(abandoned)) return findFailures(loaded, page, shell.words);

  // React writes what belongs into the head (preloads of images) in front of the markup.
  const [hoisted = ''] = /^(<link[^>]*>)*/.exec(html) ?? [];
  return {
    head: headOf(page, shell),
    hoisted,
    body: html.slice(hoisted.length),
    structuredData: structuredDataOf(page, shell),
  };
}

/** Renders each block separately, to find out which one threw and why. */
function findFailures(loaded: LoadedPage, page: Page, words: PageData['shell']['words']): RenderFailure[] {
  return page.blocks.flatMap((block, index) => {
    try {
      const single = { ...loaded, page: { ...page, blocks: [block] } };
      const html = renderToString(
        <StaticRouter location={page.route}>
          <BlockList {...single} words={words} />
        </StaticRouter>,
      );
      const message = /data-msg="([^"]*)"/.exec(html)?.[1];
      return html.includes(abandoned)
        ? [{ index, type: block.type, reason: message ?? 'it threw an error' }]
        : [];
    } catch (error) {
      return [{ index, type: block.type, reason: error instanceof Error ? error.message : String(error) }];
    }
  });
}
