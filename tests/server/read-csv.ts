import { parse } from 'csv-parse/sync';

/** The rows of a table in CSV, as a spreadsheet program reads them: any line break outside of quotes ends a row. */
export const readCsv = (text: string): string[][] =>
  parse(text, { record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true });
