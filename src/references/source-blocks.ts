/** Properties of blocks of any type, unvalidated. */
interface AnyBlock {
  type?: unknown;
  language?: unknown;
  from?: unknown;
  to?: unknown;
  items?: unknown;
}

/** The blocks of a page, which may be invalid; empty for other documents. */
export function blocksOfPage(page: unknown): readonly unknown[] {
  const { blocks } = Object(page) as { blocks?: unknown };
  return Array.isArray(blocks) ? blocks : [];
}

/** The blocks of a page, or the opening and ending blocks of kinds of pages. */
export function sourceBlocks(document: unknown): readonly AnyBlock[] {
  const { kinds = [] } = Object(document) as { kinds?: unknown };
  const common = (Array.isArray(kinds) ? kinds : []).flatMap((kind) => [
    Object(kind).opening ?? [],
    Object(kind).ending ?? [],
  ]);
  return [blocksOfPage(document), ...common].flat().map((block) => Object(block));
}

/** Pointers of the blocks whose figures are marked as samples. */
export const sampleBlocks = (page: unknown): readonly string[] =>
  blocksOfPage(page).flatMap((block, index) => (Object(block).samples === true ? `/blocks/${index}` : []));

/** The texts among some values, without duplicates. */
const uniqueTexts = (values: readonly unknown[]): readonly string[] => [
  ...new Set(values.filter((value) => typeof value === 'string')),
];

/** The types of a document's blocks, without duplicates. */
export const blockTypesIn = (document: unknown): readonly string[] =>
  uniqueTexts(sourceBlocks(document).map(({ type }) => type));

/** Languages set on a document or its blocks, without duplicates. */
export const languagesIn = (document: unknown): readonly string[] =>
  uniqueTexts([Object(document).language, ...sourceBlocks(document).map(({ language }) => language)]);
