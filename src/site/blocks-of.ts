import type { Block, SiteDocument } from '../generated/documents';
import { locatedBlocks } from '../references/source-blocks';
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
  if (kind === 'page' && !documentIndex.blocksToCheck.includes(type)) return [];
  return locatedBlocks(validValue).flatMap(({ block, pointer }) =>
    block.type === type ? [{ block: block as BlockOf<Type>, pointer }] : [],
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
