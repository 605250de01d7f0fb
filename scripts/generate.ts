import { readArguments } from './read-arguments';
import { readSources } from './read-sources';
import { writeEditor } from './write-editor';
import { writeTypes } from './write-types';

const usage = `Usage: npm run generate

Writes what follows from the schema into src/generated: the TypeScript types, and the names that editors complete.`;

readArguments(usage, {});
await writeTypes();
await writeEditor(await readSources('pages-json'));
