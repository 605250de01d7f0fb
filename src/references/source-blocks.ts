import { listIn } from '../document/list-in';

/** Properties of blocks of any type, unvalidated. */
export type AnyBlock = Readonly<Record<string, unknown>>;

/** The blocks of a page, which may be invalid; empty for other documents. */
export const blocksOfPage = (page: unknown): readonly unknown[] => listIn(page, 'blocks');

/** The blocks of a page, or those that all pages of a kind begin or end with, with their pointers. */
export function locatedBlocks(document: unknown): readonly { block: AnyBlock; pointer: string }[] {
  const ofKinds = listIn(document, 'kinds').flatMap((kind, index) =>
    ['opening', 'ending'].map((name) => [`/kinds/${index}/${name}`, listIn(kind, name)] as const),
  );
  return [['/blocks', blocksOfPage(document)] as const, ...ofKinds].flatMap(([list, blocks]) =>
    blocks.map((block, index) => ({ block: Object(block), pointer: `${list}/${index}` })),
  );
}

/** The blocks of a page, or the opening and ending blocks of kinds of pages. */
export const sourceBlocks = (document: unknown) => locatedBlocks(document).map(({ block }) => block);

/** Pointers of the blocks whose content is marked as samples. */
export const pointersOfSampleBlocks = (document: unknown): readonly string[] =>
  locatedBlocks(document).flatMap(({ block, pointer }) => (block.samples === true ? pointer : []));

/** The types of a document's blocks, without duplicates. */
export const blockTypesIn = (document: unknown): readonly string[] => [
  ...new Set(sourceBlocks(document).flatMap(({ type }) => (typeof type === 'string' ? type : []))),
];
