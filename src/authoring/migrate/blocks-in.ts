import { blocksOfPage } from '../../references/source-blocks';
import type { Texts } from './migration';

/** A block with the path of its document and its index there. */
export interface BlockOfDocument {
  path: string;
  index: number;
  block: Readonly<Record<string, unknown>>;
}

/** All blocks of a type, in all documents. */
export const blocksIn = (texts: Texts, type: string): readonly BlockOfDocument[] =>
  [...texts].flatMap(([path, text]) =>
    blocksOfPage(JSON.parse(text)).flatMap((block, index) =>
      Object(block).type === type ? [{ path, index, block: Object(block) }] : [],
    ),
  );
