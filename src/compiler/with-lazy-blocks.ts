/**
 * A copy of `page` with a getter that takes the blocks from what `readPage` returns, because most readers need only the
 * other properties. The blocks of `page` itself are not read.
 */
export const withLazyBlocks = (page: unknown, readPage: () => unknown): object =>
  Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(Object(page)),
      blocks: { enumerable: true, get: () => Object(readPage()).blocks },
    },
  );
