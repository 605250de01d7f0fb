import type { ReactNode } from 'react';
import type { Badge, Block, Words } from '../compiled';

export type BlockType = Block['type'];

export interface BlockProps<T extends BlockType> {
  block: Extract<Block, { type: T }>;
  /** The words of the interface, since components have no literal text. */
  words: Words;
  /** The rendered breadcrumbs, which the page passes to its first block. */
  breadcrumbs?: ReactNode;
  /** The site's quality badge, if it has one. */
  badge?: Badge;
}
