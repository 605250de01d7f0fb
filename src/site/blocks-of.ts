import { toPointer } from '../document/location';
import type { Block } from '../generated/documents';
import type { Readable } from '../schema/readable-value';
import type { PlacedDocument } from './checked-site';

type BlockOf<Type extends Block['type']> = Readable<Extract<Block, { type: Type }>>;

/** The blocks of a type in a document: those of a page, or those that end the pages of a kind. */
export function blocksOf<Type extends Block['type']>(
  { kind, readable }: Pick<PlacedDocument, 'kind' | 'readable'>,
  type: Type,
): readonly { block: BlockOf<Type>; pointer: string }[] {
  const blocksAt = (value: unknown, path: readonly (string | number)[]) =>
    (Array.isArray(value) ? value : []).flatMap((block, index) =>
      Object(block).type === type
        ? [{ block: block as BlockOf<Type>, pointer: toPointer([...path, index]) }]
        : [],
    );
  const { blocks, kinds } = Object(readable) as { blocks?: unknown; kinds?: unknown };
  if (kind === 'page') return blocksAt(blocks, ['blocks']);
  return (Array.isArray(kinds) ? kinds : []).flatMap((each, index) =>
    blocksAt(Object(each).ending, ['kinds', index, 'ending']),
  );
}
