/** Pointers of the blocks whose figures are marked as samples. */
export function sampleBlocks(page: unknown): readonly string[] {
  const { blocks } = Object(page) as { blocks?: unknown };
  return (Array.isArray(blocks) ? blocks : []).flatMap((block, index) =>
    Object(block).samples === true ? `/blocks/${index}` : [],
  );
}
