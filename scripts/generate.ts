import { readArguments } from './read-arguments';
import { readSources } from './read-sources';
import { writeEditor } from './write-editor';
import { writeTypes } from './write-types';

/** `npm run generate`: what follows from the contract, and with the documents' names what editors complete from. */
readArguments('Usage: npm run generate', {});
await writeTypes();
await writeEditor(await readSources('pages-json'));
