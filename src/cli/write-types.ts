import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Sources } from '../document/source';
import { emitCompiledTypes, emitDocumentTypes, emitSiteTypes } from '../emit/types';
import { engineFolder } from '../project/engine-folder';
import { projectFolder } from '../project/project-folder';
import { siteTypes } from '../project/project-paths.mjs';
import { readSchemas } from '../sources/read-schemas';

/** Writes the TypeScript types of the engine's schemas. */
export async function writeEngineTypes(): Promise<void> {
  const schemas = await readSchemas();
  const folder = join(engineFolder, 'src/generated');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'documents.ts'), await emitDocumentTypes(schemas));
  await writeFile(join(folder, 'compiled.ts'), await emitCompiledTypes(schemas));
}

/** Writes the types of a site's collections and of its own blocks, which import them as `prospectus/generated/site`. */
export async function writeSiteTypes({ schemas }: Pick<Sources, 'schemas'>): Promise<void> {
  const file = join(projectFolder, siteTypes);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await emitSiteTypes(schemas));
}
