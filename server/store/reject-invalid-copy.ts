import { isUtf8 } from 'node:buffer';
import type { Query } from './database';
import type { Table } from './read-in-pages';

/**
 * Throws if a copy contains values that this program never writes and could not read. SQLite accepts any type in any
 * column, and the file may have been edited.
 */
export async function rejectInvalidCopy(query: Query, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    const columns = await query('SELECT name, type FROM pragma_table_info($1)', [table.name]);
    for (const { name, type } of columns) {
      const column = String(name);
      const invalidRowCondition = `typeof(${column}) <> $1 OR ${invalidValueCondition(column, String(type))}`;
      const [invalidRow] = await query(
        `SELECT 1 FROM ${table.name} WHERE ${column} IS NOT NULL AND (${invalidRowCondition}) LIMIT 1`,
        [String(type).toLowerCase()],
      );
      if (invalidRow) throw damaged(table, column);
    }
    await rejectInvalidUtf8(query, table);
  }
}

/** An SQL condition for invalid values of the right type. */
function invalidValueCondition(column: string, type: string): string {
  if (column === 'payload') return notObjectCondition(column, `EXISTS (${selectOtherValues})`);
  if (column === 'options') return notObjectCondition(column, 'FALSE');
  // `julianday` is NULL for a text that is no time.
  if (['received', 'due', 'time'].includes(column))
    return `${column} NOT GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T*Z' OR julianday(${column}) IS NULL`;
  // The range of safe integers in JavaScript.
  if (type.toLowerCase() === 'integer') return `${column} NOT BETWEEN 0 AND ${Number.MAX_SAFE_INTEGER}`;
  return 'FALSE';
}

/** An SQL condition for JSON that is no object, or whose content meets the SQL condition `invalidContent`. */
const notObjectCondition = (column: string, invalidContent: string) =>
  `CASE WHEN json_valid(${column}) THEN json_type(${column}) <> 'object' OR ${invalidContent} ELSE TRUE END`;

/** An SQL query for the values of a payload that are neither texts nor lists of texts. */
const selectOtherValues = `
  SELECT 1 FROM json_each(payload) AS answer WHERE answer.type NOT IN ('text', 'array')
    OR (answer.type = 'array' AND EXISTS (SELECT 1 FROM json_each(answer.value) AS choice WHERE choice.type <> 'text'))`;

/** Number of rows that are read at a time. */
const pageSize = 2000;

/** Checks texts byte by byte, because libsql crashes the process on invalid UTF-8. */
async function rejectInvalidUtf8(query: Query, table: Table): Promise<void> {
  const bytes = table.columns.map((column) => `hex(${column}) AS ${column}`);
  for (let offset = 0; ; offset += pageSize) {
    const rows = await query(
      `SELECT ${bytes.join(', ')} FROM ${table.name} ORDER BY rowid LIMIT ${pageSize} OFFSET ${offset}`,
    );
    for (const row of rows)
      for (const column of table.columns)
        if (!isUtf8(Buffer.from(String(row[column]), 'hex'))) throw damaged(table, column);
    if (rows.length < pageSize) return;
  }
}

const damaged = ({ name }: Table, column: string) =>
  new Error(`The file is damaged: ${name}.${column} has a value that it cannot have. Use another backup.`);
