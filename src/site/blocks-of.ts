import type { Block, SiteDocument } from '../generated/documents';
import type { TypeToCheck } from '../references/blocks-to-check';
import { locatedBlocks } from '../references/source-blocks';
import type { PartiallyValid } from '../schema/valid-value';
import type { LinkedDocument } from './checked-site';

type BlockOf<Type extends Block['type']> = PartiallyValid<Extract<Block, { type: Type }>>;

/**
 * The blocks of a type that needs checks (references/blocks-to-check.ts), with their pointers, of a page or of the
 * kinds of pages in `_kinds.json`. Of a page they are all or none: none if no block of the type there needs a check.
 */
export function blocksOfType<Type extends TypeToCheck>(
  { kind, validValue, documentIndex }: Pick<LinkedDocument, 'kind' | 'validValue' | 'documentIndex'>,
  type: Type,
): readonly { block: BlockOf<Type>; pointer: string }[] {
  if (kind === 'page' && !documentIndex.blocksToCheck.includes(type)) return [];
  return locatedBlocks(validValue).flatMap(({ block, pointer }) =>
    block.type === type ? [{ block: block as BlockOf<Type>, pointer }] : [],
  );
}

/**
 * The notices of a document, with their pointers: that of all pages, in `_site.json`, or those of a page or a kind. Of
 * a page there are none if none has dates.
 */
export function noticesIn(document: LinkedDocument) {
  const { notice } = Object(document.kind === 'site' && document.validValue) as PartiallyValid<SiteDocument>;
  return [
    ...(notice ? [{ notice, pointer: '/notice' }] : []),
    ...blocksOfType(document, 'notice').map(({ block, pointer }) => ({ notice: block, pointer })),
  ];
}
