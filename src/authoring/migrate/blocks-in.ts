import { blocksOfPage } from '../../references/source-blocks';
import type { Texts } from './migration';

/** A block with the path of its document and its index in the `blocks` there. */
export interface BlockOfDocument {
  path: string;
  index: number;
  block: Readonly<Record<string, unknown>>;
}

/** All blocks of a type in the `blocks` of documents; those that kinds of pages begin or end with are elsewhere. */
export const blocksIn = (texts: Texts, type: string): readonly BlockOfDocument[] =>
  [...texts].flatMap(([path, text]) =>
    blocksOfPage(JSON.parse(text)).flatMap((block, index) =>
      Object(block).type === type ? [{ path, index, block: Object(block) }] : [],
    ),
  );
