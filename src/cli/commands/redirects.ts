import { readFileSync } from 'node:fs';
import { importRedirects } from '../../authoring/rename/import-redirects';
import { writeDocuments } from '../../files/write-documents';
import { report } from '../../report/report';
import { readSources } from '../../sources/read-sources';
import { readTable } from '../../sources/read-table';
import { misuse, readArguments, refuse } from '../read-arguments';

/** Exits with 0 on success, 1 if refused, 2 on wrong usage. */
const usage = `Usage: npm run redirects -- import FILE.csv [--pages DIR]

Adds the redirects of a table to _site.json, all or none: the old address in its first column, the new one in its second.
A first line without addresses is a heading. Save the table as UTF-8. Old addresses may be whole (https://old.example/about.html) or a path.

  --pages DIR  the folder of the documents (default: pages-json)`;

function rowsOf(file: string): readonly (readonly string[])[] {
  const bytes = readFileSync(file);
  try {
    return readTable(bytes);
  } catch (error) {
    refuse(`${file} is not a table. ${error instanceof Error ? error.message : error}`);
  }
}

const {
  values: { pages },
  positionals: [action, file, ...others],
} = readArguments(usage, {
  allowPositionals: true,
  options: { pages: { type: 'string', default: 'pages-json' } },
});
if (action !== 'import' || file === undefined || others.length > 0)
  misuse(usage, 'Write “import” and the name of one file.');

const sources = await readSources(pages);
const imported = importRedirects(sources, rowsOf(file));
if ('refused' in imported) {
  // `because` has the errors that are the reason, and the documents that they are in.
  if (imported.because) report(imported.because.diagnostics, imported.because);
  refuse(imported.refused);
}
const { change, addedCount, unchangedCount } = imported;
if (change && (await writeDocuments(pages, [change])).length > 0)
  refuse(`Nothing was added: ${change.after.file} has just changed. Run the command again.`);
console.log(
  `Added ${addedCount} ${addedCount === 1 ? 'redirect' : 'redirects'}; ${unchangedCount} already there.`,
);
