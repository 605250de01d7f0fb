import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emitEditorSchema } from '../src/compiler/emit/editor-schema';
import { editorKinds, emitEditorWorkspace } from '../src/compiler/emit/editor-workspace';
import { siteNames } from '../src/compiler/site-names';
import type { Sources } from '../src/compiler/source';

const root = join(import.meta.dirname, '..');
const folder = 'src/generated/editor';

/** Writes what an editor completes from: the contract with the names of this site, and the workspace that uses it. */
export async function writeEditor(sources: Sources): Promise<void> {
  const names = siteNames(sources);
  await mkdir(join(root, folder), { recursive: true });
  for (const kind of editorKinds) {
    const schema = emitEditorSchema(sources.schemas, `schema/${kind}.schema.json`, names);
    await writeFile(join(root, folder, `${kind}.schema.json`), schema);
  }
  await writeFile(join(root, 'prospectus.code-workspace'), emitEditorWorkspace(folder));
}
