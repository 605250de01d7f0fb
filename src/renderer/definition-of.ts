import type { BlockDefinition, BlockType } from '../blocks/block-props';
import { registry } from '../blocks/registry';
import { siteBlocks } from '../blocks/site-blocks';
import type { Block } from '../compiled';

/** The definition of a block, of the engine or the site's own. */
export function definitionOf({ type }: Block): BlockDefinition<BlockType> {
  // TypeScript cannot know that the definition has the type of the block that it was looked up for.
  const definition = (registry[type] ?? siteBlocks[type]) as BlockDefinition<BlockType> | undefined;
  if (!definition) throw new Error(`There is no component for “${type}”`);
  return definition;
}
