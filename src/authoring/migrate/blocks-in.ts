import type { Texts } from './migration';

/** A block with the path of its document and its index there. */
export interface LocatedBlock {
  path: string;
  index: number;
  block: Readonly<Record<string, unknown>>;
}

/** All blocks of a type, in all documents. */
export const blocksIn = (texts: Texts, type: string): readonly LocatedBlock[] =>
  [...texts].flatMap(([path, text]) => {
    const { blocks } = Object(JSON.parse(text)) as { blocks?: unknown };
    if (!Array.isArray(blocks)) return [];
    return blocks.flatMap((block, index) => (Object(block).type === type ? [{ path, index, block }] : []));
  });
