import type { Query, Row } from './database';
import { placeholders } from './rows';

/** A table, and the columns by which it is read in pages: their values together identify a row. */
export interface Table {
  name: string;
  columns: readonly string[];
  key: readonly string[];
}

/** Number of rows per page. SQLite allows 32,766 values per statement. */
const pageSize = 500;

/** Reads all rows of a table in the order of its key. */
export async function* readInPages(
  { name, columns, key }: Table,
  query: Query,
): AsyncGenerator<readonly Row[]> {
  const select = `SELECT ${columns.join(', ')} FROM ${name}`;
  const order = `ORDER BY ${key.join(', ')} LIMIT ${pageSize}`;
  let rows = await query(`${select} ${order}`);
  for (;;) {
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < pageSize) return;
    rows = await query(
      `${select} WHERE (${key.join(', ')}) > ${placeholders(1, key.length)} ${order}`,
      key.map((column) => last[column] ?? null),
    );
  }
}
