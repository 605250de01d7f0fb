import { mainPages } from '../server/places.mjs';
import { misuse, readArguments } from './read-arguments';
import { readSources } from './read-sources';
import { writeBlockLists } from './write-block-lists';
import { writeLists } from './write-lists';

const usage = `Usage: npm run generate -- [--pages DIR]

Writes the lists of blocks, of rules and of kinds of references, and what follows from the schema into src/generated: the
TypeScript types, and the names of this site that editors complete.

  --pages DIR  the folder of the documents (default: pages-json)`;

const {
  values: { pages },
} = readArguments(usage, { options: { pages: { type: 'string', default: mainPages } } });
writeLists();
writeBlockLists();
// Imported only now: they read the lists.
const { writeTypes } = await import('./write-types');
const { writeEditor } = await import('./write-editor');
const { validateByKeptCode } = await import('./kept-validators');
const sources = await readSources(pages);
if (sources.documents.length === 0) misuse(usage, `No documents in ${pages}`);
validateByKeptCode(sources.schemas);
await writeTypes(sources);
await writeEditor(sources, pages);
