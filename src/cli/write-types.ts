import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sources } from '../document/source';
import { emitCompiledTypes, emitDocumentTypes, emitSiteTypes } from '../emit/types';
import { engineFolder } from '../project/engine-folder';
import { readSchemas } from '../sources/read-schemas';

/** Writes the TypeScript types of the schemas, and of a site's collections and blocks. */
export async function writeTypes({ schemas: own }: Pick<Sources, 'schemas'>): Promise<void> {
  const folder = join(engineFolder, 'src/generated');
  const schemas = await readSchemas();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'documents.ts'), await emitDocumentTypes(schemas));
  await writeFile(join(folder, 'compiled.ts'), await emitCompiledTypes(schemas));
  await writeFile(join(folder, 'site.ts'), await emitSiteTypes(own));
}
