import { blocksOfPage } from './source-blocks';

/** The properties that decide whether a block needs a check. A `collection` is the name of a list of entries. */
interface AnyBlock {
  type?: unknown;
  items?: unknown;
  pages?: unknown;
  collection?: unknown;
  embed?: unknown;
  link?: unknown;
  title?: unknown;
  map?: unknown;
  captions?: unknown;
  transcript?: unknown;
  from?: unknown;
  to?: unknown;
}

/** Conditions under which a block needs a check that the schema cannot express, by block type. */
const needsCheck: Readonly<Record<string, (block: AnyBlock) => boolean>> = {
  map: ({ collection, title, embed, link }) =>
    collection === undefined && [title, embed, link].includes(undefined),
  notice: ({ from, to }) => from !== undefined || to !== undefined,
  people: ({ items, collection }) => items === undefined && collection === undefined,
  'place-map': ({ collection, map }) => collection === undefined && Object(map).places === undefined,
  posts: ({ items, pages }) => items === undefined && pages === undefined,
  table: () => true,
  video: ({ captions, transcript }) => captions === undefined && transcript === undefined,
};

/**
 * The types of a page's blocks that a check in compiler/checks must look at. The result is cached with the page, so that
 * later builds parse only the pages that have any.
 */
export function blocksToCheck(page: unknown): readonly string[] {
  const types = blocksOfPage(page).flatMap((written) => {
    const block = Object(written) as AnyBlock;
    const { type } = block;
    return typeof type === 'string' && needsCheck[type]?.(block) ? [type] : [];
  });
  return [...new Set(types)];
}
