import type { ComponentType } from 'react';
import type { BlockProps, BlockType } from '../blocks/block-props';
import { registry } from '../blocks/registry';
import type { Page } from '../compiled';

/** A block of any type. Its component is looked up by the type of the block. */
export type AnyBlock = ComponentType<BlockProps<BlockType>>;

/** A page with the components of its blocks: everything that rendering it takes. */
export interface LoadedPage {
  page: Page;
  components: ReadonlyMap<BlockType, AnyBlock>;
}

/** Fetches the components that a page uses, and no others. */
export async function loadPage(page: Page): Promise<LoadedPage> {
  const types = [...new Set(page.blocks.map(({ type }) => type))];
  // TypeScript cannot know that a component and the block it is looked up for share one type; `type` says so.
  const load = async (type: BlockType) => [type, (await registry[type]()) as AnyBlock] as const;
  const components = new Map(await Promise.all(types.map(load)));
  return { page, components };
}
