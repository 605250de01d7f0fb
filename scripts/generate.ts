import { readArguments } from './read-arguments';
import { readSources } from './read-sources';
import { writeLists } from './write-lists';

/**
 * `npm run generate`: the lists of rules and kinds of references, the types that follow from the schema, and with the
 * documents' names what editors complete from.
 */
readArguments('Usage: npm run generate', {});
writeLists();
// Imported only now: both read the lists.
const { writeTypes } = await import('./write-types');
const { writeEditor } = await import('./write-editor');
await writeTypes();
await writeEditor(await readSources('pages-json'));
