import { misuse, readArguments } from '../src/cli/read-arguments';
import { writeBlockLists } from '../src/cli/write-block-lists';
import { writeLists } from '../src/cli/write-lists';
import { mainPages } from '../src/project/project-paths.mjs';
import { readSources } from '../src/sources/read-sources';

const usage = `Usage: npm run generate -- [--pages DIR]

Writes the lists of blocks, of rules and of kinds of references, and what follows from the schema into src/generated: the
TypeScript types, and the names of this site that editors complete.

  --pages DIR  the folder of the documents (default: pages-json)`;

const {
  values: { pages },
} = readArguments(usage, { options: { pages: { type: 'string', default: mainPages } } });
writeLists();
writeBlockLists();
// Imported after the lists have been written, because these modules read them.
const { writeTypes } = await import('../src/cli/write-types');
const { writeEditor } = await import('../src/cli/write-editor');
const { validateByCompiledCode: validateByKeptCode } = await import('../src/cache/compiled-validators');
const sources = await readSources(pages);
if (sources.documents.length === 0) misuse(usage, `No documents in ${pages}`);
validateByKeptCode(sources.schemas);
await writeTypes(sources);
await writeEditor(sources, pages);
