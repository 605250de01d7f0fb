import { Fragment, Suspense } from 'react';
import type { Shell } from '../compiled';
import { BlockBoundary } from './block-boundary';
import { Breadcrumbs } from './breadcrumbs';
import { contentsOf } from './contents';
import { ContentsBar } from './contents-bar';
import type { LoadedPage } from './load-page';

/**
 * The page's blocks in their order. Each has a Suspense boundary of its own, although none suspends: React then
 * hydrates block by block and lets the visitor in between. A long page's list of contents follows its banner.
 */
export function BlockList({ page, components, words, badge }: LoadedPage & Pick<Shell, 'words' | 'badge'>) {
  return page.blocks.map((block, index) => {
    const Component = components.get(block.type);
    if (!Component) throw new Error(`The block “${block.type}” was not loaded`);
    const breadcrumbs =
      index === 0 ? <Breadcrumbs steps={page.breadcrumbs} label={words.breadcrumbs} /> : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change their order
      <Fragment key={index}>
        <Suspense>
          <BlockBoundary>
            <Component block={block} words={words} breadcrumbs={breadcrumbs} badge={badge} />
          </BlockBoundary>
        </Suspense>
        {index === 0 && <ContentsBar entries={contentsOf(page)} label={words.contents} />}
      </Fragment>
    );
  });
}
