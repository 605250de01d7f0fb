import { type AnyBlock, blocksOfPage } from './source-blocks';

/**
 * Conditions under which a block needs a check that the schema cannot express, by block type. A `collection` is the
 * name of a list of entries.
 */
const needsCheck = {
  map: ({ collection, title, embed, link }) =>
    collection === undefined && [title, embed, link].includes(undefined),
  notice: ({ from, to }) => from !== undefined || to !== undefined,
  people: ({ items, collection }) => items === undefined && collection === undefined,
  'place-map': ({ collection, map }) => collection === undefined && Object(map).places === undefined,
  posts: ({ items, pages }) => items === undefined && pages === undefined,
  table: () => true,
  video: ({ captions, transcript }) => captions === undefined && transcript === undefined,
} satisfies Conditions;

type Conditions = Readonly<Record<string, (block: AnyBlock) => boolean>>;

/** A type of blocks of which some need such a check. */
export type TypeToCheck = keyof typeof needsCheck;

/**
 * The types of a page's blocks that a check in compiler/checks must look at. The result is cached with the page, so
 * that later builds parse only the pages that have any.
 */
export const blocksToCheck = (page: unknown): readonly string[] => [
  ...new Set(
    blocksOfPage(page)
      .map((block): AnyBlock => Object(block))
      .flatMap((block) => {
        const type = String(block.type);
        return (needsCheck as Conditions)[type]?.(block) ? type : [];
      }),
  ),
];
