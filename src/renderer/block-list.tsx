import { Suspense } from 'react';
import type { Words } from '../compiled';
import { BlockBoundary } from './block-boundary';
import { Breadcrumbs } from './breadcrumbs';
import type { LoadedPage } from './load-page';

/**
 * The page's blocks in their order. Each stands in a Suspense boundary of its own, although none suspends: React then
 * hydrates block by block and lets the visitor in between.
 */
export function BlockList({ page, components, words }: LoadedPage & { words: Words }) {
  return page.blocks.map((block, index) => {
    const Component = components.get(block.type);
    if (!Component) throw new Error(`The block “${block.type}” was not loaded`);
    const breadcrumbs =
      index === 0 ? <Breadcrumbs steps={page.breadcrumbs} label={words.breadcrumbs} /> : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change their order
      <Suspense key={index}>
        <BlockBoundary>
          <Component block={block} words={words} breadcrumbs={breadcrumbs} />
        </BlockBoundary>
      </Suspense>
    );
  });
}
