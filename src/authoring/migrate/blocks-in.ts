import type { Texts } from './migration';

/** A block of a page, with its location. */
export interface BlockIn {
  path: string;
  index: number;
  block: Readonly<Record<string, unknown>>;
}

/** All blocks of a type, on all pages. */
export const blocksIn = (texts: Texts, type: string): readonly BlockIn[] =>
  [...texts].flatMap(([path, text]) => {
    const { blocks } = Object(JSON.parse(text)) as { blocks?: unknown };
    if (!Array.isArray(blocks)) return [];
    return blocks.flatMap((block, index) => (Object(block).type === type ? [{ path, index, block }] : []));
  });
