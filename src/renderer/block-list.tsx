import { Fragment } from 'react';
import type { Page, Shell, WordsOfBlocks } from '../compiled';
import { BlockContext } from '../ui/block-context';
import { Breadcrumbs } from './breadcrumbs';
import { contentsOf } from './contents';
import { ContentsBar } from './contents-bar';
import { definitionOf } from './definition-of';
import { PageActions } from './page-actions';

/**
 * The page's blocks in order. The table of contents, if the page's kind has one, follows the first block and the
 * opening blocks of the kind.
 */
export function BlockList({ page, shell }: { page: Page; shell: Shell }) {
  const { words, badge, header } = shell;
  const { language, formats } = page.locale ?? shell;
  const { facts = {}, sources = [], openingCount = 0 } = page;
  const contents = contentsOf(page);
  return page.blocks.map((block, index) => {
    const Component = definitionOf(block).component;
    const locale = block.language ? { language: block.language } : { language, formats };
    const breadcrumbs =
      index === 0 ? (
        <Breadcrumbs steps={page.breadcrumbs} label={words.shell.breadcrumbs} menus={header.items} />
      ) : undefined;
    return (
      <Fragment key={index}>
        <BlockContext
          value={{
            language: block.language,
            isUnprinted: page.unprinted?.includes(block.type),
            // The word that marks sample data.
            example: page.samples?.includes(index) ? words.shell.example : undefined,
            facts,
            sources: sources[index] ?? [],
            factWords: words.sources,
            locale,
          }}
        >
          <Component
            block={block}
            words={words.blocks[block.type as keyof WordsOfBlocks]}
            locale={locale}
            breadcrumbs={breadcrumbs}
            nextType={page.blocks[index + 1]?.type}
            badge={badge}
            pageActions={contents.length > 0 && <PageActions words={words.shell} />}
          />
        </BlockContext>
        {index === openingCount && <ContentsBar entries={contents} label={words.shell.contents} />}
      </Fragment>
    );
  });
}
