import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { applyEdits, modify, type ParseError, parse } from 'jsonc-parser';
import { emitEditorSchemas } from '../authoring/editor/editor-schema';
import { emitEditorWorkspace } from '../authoring/editor/editor-workspace';
import { emitFactSnippets } from '../authoring/editor/fact-snippets';
import { siteNames } from '../authoring/editor/site-names';
import type { Sources } from '../document/source';
import { readText } from '../files/read-tree';
import { projectFolder, schemasForDocuments } from '../project/project-folder';
import { projectPaths } from '../project/project-paths.mjs';

/**
 * Writes the files by which VS Code completes the names that a site defines: schemas with these names, a workspace that
 * uses them, and snippets of its figures. Each site has its own. `pages` is the folder of the documents.
 */
export async function writeEditor(sources: Sources, pages: string): Promise<void> {
  const { editor: folder, workspace: workspacePath, snippets } = projectPaths(pages);
  const names = siteNames(sources);
  await mkdir(join(projectFolder, folder), { recursive: true });
  for (const [name, schema] of Object.entries(emitEditorSchemas(sources.schemas, names)))
    await writeFile(join(projectFolder, folder, `${name}.schema.json`), schema);
  await mkdir(join(projectFolder, '.vscode'), { recursive: true });
  await writeFile(join(projectFolder, snippets), emitFactSnippets(sources));
  const workspace = join(projectFolder, workspacePath);
  const pagesFolder = fromProject(resolve(pages));
  const emitted = emitEditorWorkspace(folder, pagesFolder, sources.schemas, fromProject(schemasForDocuments));
  await writeFile(
    workspace,
    existsSync(workspace) ? withSchemas(await readText(workspace), emitted) : emitted,
  );
}

/** A path relative to the project, with forward slashes. */
const fromProject = (path: string) => relative(projectFolder, path).split(sep).join('/');

/**
 * An existing workspace file with the emitted schemas. Its other settings stay, since they may be the user's; a file
 * that is not valid JSONC (JSON with comments) is replaced.
 */
function withSchemas(text: string, emitted: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { allowTrailingComma: true });
  if (errors.length > 0) return emitted;
  const { settings } = JSON.parse(emitted);
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(
    text,
    modify(text, ['settings', 'json.schemas'], settings['json.schemas'], { formattingOptions }),
  );
}
