/** Adds a row to the table of blocks in docs/blocks.md, sorted by type, with what a new block is until it is changed. */
export function withTableRow(page: string, type: string): string {
  const table = page.indexOf('## Blocks\n');
  const tableEnd = page.indexOf('\n\n## ', table) + 1;
  const rows = [...page.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].filter(
    ({ index }) => index > table && index < tableEnd,
  );
  const followingRow = rows.find(([, name = '']) => name > type);
  const insertAt = followingRow?.index ?? tableEnd;
  return `${page.slice(0, insertAt)}| \`${type}\` | a heading above paragraphs |\n${page.slice(insertAt)}`;
}
