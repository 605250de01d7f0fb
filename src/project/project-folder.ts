import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { engineFolder } from './engine-folder';

/** The folder in which a command runs. Sites, outputs, data and caches are found from it. */
export const projectFolder = process.cwd();

/**
 * Whether the engine itself is the project, as in a clone. Elsewhere it is an installed package, to which nothing is
 * written. Compared by `relative`, because Windows does not distinguish upper and lower case.
 */
export const isEngineProject = relative(engineFolder, projectFolder) === '';

/** A cache folder. It may be deleted at any time. */
export const cacheFolder = (name: string) => join(projectFolder, 'node_modules/.cache/prospectus', name);

const installedSchemas = join(projectFolder, 'node_modules/prospectus/schema');

/**
 * The folder of the schemas to which documents of the project refer. It is not found from the engine, which may be
 * installed behind a link, in a folder whose name has its version.
 */
export const schemasForDocuments =
  !isEngineProject && existsSync(installedSchemas) ? installedSchemas : join(engineFolder, 'schema');
