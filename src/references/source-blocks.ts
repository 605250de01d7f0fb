interface AnyBlock {
  type?: unknown;
  language?: unknown;
  from?: unknown;
  to?: unknown;
  items?: unknown;
}

/** The blocks of a page, or the opening and ending blocks of kinds of pages. */
export function sourceBlocks(document: unknown): readonly AnyBlock[] {
  const { blocks = [], kinds = [] } = Object(document) as { blocks?: unknown; kinds?: unknown };
  const common = (Array.isArray(kinds) ? kinds : []).flatMap((kind) => [
    Object(kind).opening ?? [],
    Object(kind).ending ?? [],
  ]);
  return [blocks, ...common].flat().map((block) => Object(block));
}

const uniqueTexts = (values: readonly unknown[]): readonly string[] => [
  ...new Set(values.filter((value) => typeof value === 'string')),
];

export const blockTypesIn = (document: unknown): readonly string[] =>
  uniqueTexts(sourceBlocks(document).map(({ type }) => type));

/** Languages set on a document or its blocks. */
export const languagesIn = (document: unknown): readonly string[] =>
  uniqueTexts([Object(document).language, ...sourceBlocks(document).map(({ language }) => language)]);
