import type { BlockDefinition, BlockType, SiteBlock } from '../blocks/block-props';
import { registry } from '../blocks/registry';
import { siteBlocks } from '../blocks/site-blocks';
import type { Block } from '../compiled';

/** What a block is rendered by: one of the engine, or of the site's own. */
export function definitionOf({ type }: Block): BlockDefinition<BlockType> | SiteBlock {
  // TypeScript cannot know that a definition and the block it is looked up for share one type; `type` says so.
  const definition = (registry[type] ?? siteBlocks[type]) as
    | BlockDefinition<BlockType>
    | SiteBlock
    | undefined;
  if (!definition) throw new Error(`There is no component for “${type}”`);
  return definition;
}

/** Whether a block shows the buttons that keep its page. */
export function keepsPage(block: Block): boolean {
  const definition = definitionOf(block);
  return 'keeps' in definition && definition.keeps === true;
}
