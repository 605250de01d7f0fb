import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { normalizeText } from '../files/read-tree';

/**
 * The rows of a CSV file, separated by commas, semicolons or tabs, depending on the spreadsheet program's locale.
 * Throws an error with advice.
 */
export function readTable(bytes: Buffer): readonly (readonly string[])[] {
  if (!isUtf8(bytes) || bytes.includes(0))
    throw new Error('It is not saved as UTF-8. Save it from the spreadsheet program as “CSV UTF-8”.');
  const text = normalizeText(bytes.toString('utf8'));
  const [first = ''] = text.split(/\r?\n|\r/, 1);
  const delimiter = ['\t', ';'].find((one) => first.includes(one)) ?? ',';
  return parse(text, { delimiter, trim: true, relax_column_count: true }) as string[][];
}
