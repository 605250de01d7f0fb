import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { normalizeText } from '../files/read-tree';

/**
 * The rows of a CSV file. Its cells may be separated by commas, semicolons or tabs, depending on the spreadsheet
 * program and its locale. Throws an error whose message tells the author what to do.
 */
export function readTable(bytes: Buffer): readonly (readonly string[])[] {
  if (!isUtf8(bytes) || bytes.includes(0))
    throw new Error('It is not saved as UTF-8. Save it from the spreadsheet program as “CSV UTF-8”.');
  const text = normalizeText(bytes.toString('utf8'));
  const [firstRow = ''] = text.split(/\r?\n|\r/, 1);
  const delimiter = ['\t', ';'].find((candidate) => firstRow.includes(candidate)) ?? ',';
  return parse(text, { delimiter, trim: true, relax_column_count: true }) as string[][];
}
