import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { writeAtomically } from '../../write-atomically';
import { writeCsv } from '../csv';
import { defineCommand } from '../define-command';
import { readSince } from '../options';
import { enquiryCountWords } from '../terminal-text';

export const exportTable = defineCommand({
  name: 'export',
  synopsis: ['export --csv [--out FILE] [--since DATE]'],
  summary: 'writes everything as a table for spreadsheet programs',
  help: `  --csv          the format: CSV in UTF-8
  --out FILE     a new file that only its owner can read, instead of standard output
  --since DATE   only what was received since this day, such as 2026-11-21`,

  parse(args) {
    const { values } = parseArgs({
      args,
      options: { csv: { type: 'boolean' }, out: { type: 'string' }, since: { type: 'string' } },
    });
    if (!values.csv) throw new Error('No format was given. Write --csv.');
    if (values.out === '') throw new Error('--out must be the name of a new file.');
    return { out: values.out, since: readSince(values.since) };
  },

  auditOptions: ({ out, since }) => ({ file: out !== undefined, since }), // not the name of the file

  async run({ store, site, formatWord, terminal }, { out, since }) {
    const write = (output: Writable) => writeCsv(store, site, since, output);
    const rows = await (out ? writeAtomically(out, (file) => write(into(file))) : write(terminal.output));
    terminal.printToStderr(formatWord('exported', enquiryCountWords(rows, site)));
    return rows;
  },
});

/** A stream that appends to a file. The file's own stream would close the file before it is synced. */
const into = (file: FileHandle) =>
  new Writable({
    write: (chunk, _encoding, done) => void file.appendFile(chunk).then(() => done(), done),
  });
