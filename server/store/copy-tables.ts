import type { Query, Row } from './database';
import { readInPages, type Table } from './read-in-pages';
import { placeholders } from './rows';

/** Table and column names are inserted into SQL, and may come from an untrusted file. */
const identifierPattern = /^[a-z][a-z0-9_]*$/;

/** The tables of a SQLite store in order of creation, so that referenced tables come first. */
export async function readTables(sqlite: Query): Promise<readonly Table[]> {
  const names = await sqlite(
    `SELECT name FROM sqlite_master
     WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> 'schema_version' ORDER BY rowid`,
  );
  const tables: Table[] = [];
  for (const name of names.map(readName)) {
    const rows = await sqlite('SELECT name, pk FROM pragma_table_info($1) ORDER BY cid', [name]);
    const columns = rows.map(readName);
    if (![name, ...columns].every((each) => identifierPattern.test(each))) {
      throw new Error('The file contains tables of another program.');
    }
    // `pk` is the position of a column in the primary key, or 0.
    const key = rows.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a.pk) - Number(b.pk));
    if (key.length === 0) throw new Error(`The table ${name} has no primary key.`);
    tables.push({ name, columns, key: key.map(readName) });
  }
  return tables;
}

interface CopyOptions {
  from: Query;
  to: Query;
  tables: readonly Table[];
  signal?: AbortSignal;
}

/** Copies all rows, page by page. The caller provides transactions on both sides. */
export async function copyTables({ from, to, tables, signal }: CopyOptions): Promise<void> {
  for (const table of tables) {
    for await (const rows of readInPages(table, from)) {
      signal?.throwIfAborted();
      await to(
        `INSERT INTO ${table.name} (${table.columns.join(', ')}) VALUES ${placeholders(rows.length, table.columns.length)}`,
        rows.flatMap((row) => table.columns.map((column) => row[column] ?? null)),
      );
    }
  }
}

const readName = ({ name }: Row) => String(name);
