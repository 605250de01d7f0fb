import { readArguments } from './read-arguments';
import { readSources } from './read-sources';
import { writeLists } from './write-lists';

const usage = `Usage: npm run generate

Writes the lists of rules and of kinds of references, and what follows from the schema into src/generated: the TypeScript
types, and the names that editors complete.`;

readArguments(usage, {});
writeLists();
// Imported only now: both read the lists.
const { writeTypes } = await import('./write-types');
const { writeEditor } = await import('./write-editor');
const sources = await readSources('pages-json');
await writeTypes(sources);
await writeEditor(sources);
