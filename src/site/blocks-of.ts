import { toPointer } from '../document/location';
import type { Block, SiteDocument } from '../generated/documents';
import type { PartiallyValid } from '../schema/valid-part';
import type { LinkedDocument } from './checked-site';

type BlockOf<Type extends Block['type']> = PartiallyValid<Extract<Block, { type: Type }>>;

/**
 * The blocks of a type, with their pointers, of a page or of the kinds of pages in `_kinds.json`. Those of a page only
 * if one of them needs a check (references/blocks-to-check.ts).
 */
export function blocksOfType<Type extends Block['type']>(
  { kind, validValue, documentIndex }: Pick<LinkedDocument, 'kind' | 'validValue' | 'documentIndex'>,
  type: Type,
): readonly { block: BlockOf<Type>; pointer: string }[] {
  if (kind === 'page' && !documentIndex.blocksToCheck?.includes(type)) return [];
  const blocksAt = (value: unknown, path: readonly (string | number)[]) =>
    (Array.isArray(value) ? value : []).flatMap((block, index) =>
      Object(block).type === type
        ? [{ block: block as BlockOf<Type>, pointer: toPointer([...path, index]) }]
        : [],
    );
  const { blocks, kinds } = Object(validValue) as { blocks?: unknown; kinds?: unknown };
  if (kind === 'page') return blocksAt(blocks, ['blocks']);
  // A kind has blocks that all its pages begin or end with.
  return (Array.isArray(kinds) ? kinds : []).flatMap((each, index) =>
    ['opening', 'ending'].flatMap((list) => blocksAt(Object(each)[list], ['kinds', index, list])),
  );
}

/** The notices of a document, with their pointers: that of all pages, in `_site.json`, or those of a page or a kind. */
export function noticesIn(document: LinkedDocument) {
  const { notice } = Object(document.kind === 'site' && document.validValue) as PartiallyValid<SiteDocument>;
  return [
    ...(notice ? [{ notice, pointer: '/notice' }] : []),
    ...blocksOfType(document, 'notice').map(({ block, pointer }) => ({ notice: block, pointer })),
  ];
}
