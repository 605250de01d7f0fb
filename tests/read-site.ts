import { memoizeFiles } from '../src/files/memoize-files';
import { readSchemas as readFrom, schemaFolder } from '../src/sources/read-schemas';
import { readSources } from '../src/sources/read-sources';

const once = memoizeFiles();

/** The schemas of the engine: the same object for all tests of a process, so that their validators are compiled once. */
export const readSchemas = () => readFrom(schemaFolder, once);

/** The sources of a site, with those schemas. */
export const readSite = (folder: string) => readSources(folder, once);
