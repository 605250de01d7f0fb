import type { ReactNode } from 'react';
import type { Badge, Block, Words } from '../compiled';

export type BlockType = Block['type'];

export interface BlockProps<T extends BlockType> {
  block: Extract<Block, { type: T }>;
  /** The words of the interface: a component holds no text of its own. */
  words: Words;
  /** The trail back home, already rendered: the page hands it to its first block. */
  breadcrumbs?: ReactNode;
  /** The site's quality badge, where it has one. */
  badge?: Badge;
}
