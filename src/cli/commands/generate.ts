import { isEngineProject } from '../../project/project-folder';
import { mainPages } from '../../project/project-paths.mjs';
import { readArguments } from '../read-arguments';
import { writeLists } from '../write-lists';

const usage = `Usage: npm run generate -- [--pages DIR]

Writes what editors complete and the types of this site's own blocks into .prospectus. In a clone of Prospectus it also
writes the types that follow from the schema, and the lists of blocks, of rules and of kinds of references.

  --pages DIR  the folder of the documents (default: pages-json)`;

const {
  values: { pages },
} = readArguments(usage, { options: { pages: { type: 'string', default: mainPages } } });
if (isEngineProject) writeLists();
// Imported after the lists have been written, because these modules read them.
const { writeEngineTypes, writeSiteTypes } = await import('../write-types');
const { writeEditor } = await import('../write-editor');
const { readSite } = await import('../read-site');
const sources = await readSite(usage, pages);
if (isEngineProject) await writeEngineTypes();
await writeSiteTypes(sources);
await writeEditor(sources, pages);
const engineOutput = isEngineProject ? ', and the types and lists of the engine into src and schema' : '';
console.error(`Wrote completions and types for ${pages} into .prospectus${engineOutput}.`);
