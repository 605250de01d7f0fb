import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { normalizeText } from '../files/read-tree';

/**
 * The rows of a CSV file, which may differ in length. Its cells may be separated by commas, semicolons or tabs,
 * depending on the spreadsheet program and its locale. Throws an error for the author if the file is not UTF-8, and
 * that of the parser if its quotation marks do not match.
 */
export function readTable(bytes: Buffer): readonly (readonly string[])[] {
  // UTF-16 has zero bytes, and may be valid UTF-8 otherwise.
  if (!isUtf8(bytes) || bytes.includes(0))
    throw new Error('It is not saved as UTF-8. Save it from the spreadsheet program as “CSV UTF-8”.');
  const text = normalizeText(bytes.toString('utf8'));
  const [firstRow = ''] = text.split(/\r?\n|\r/, 1);
  const delimiter = ['\t', ';'].find((candidate) => firstRow.includes(candidate)) ?? ',';
  return parse(text, { delimiter, trim: true, relax_column_count: true }) as string[][];
}
