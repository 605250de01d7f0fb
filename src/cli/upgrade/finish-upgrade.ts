import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatChanges } from '../../authoring/diff/format-changes';
import { type BuiltSite, describeBuiltChanges } from '../../authoring/upgrade/describe-built-changes';
import { renameImports } from '../../authoring/upgrade/rename-imports';
import { renamedImports } from '../../authoring/upgrade/renamed-imports';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { filesBelow } from '../../files/read-tree';
import { readBuiltSite } from './read-built-site';

/** What this version needs to finish an upgrade that the former version has begun. */
export interface UpgradeInProgress {
  /** The folder of the documents. */
  pages: string;
  /** The folder of the site as the former version built it. It does not exist if that failed. */
  previousBuild: string;
  /** The folder in which this version builds the site. */
  nextBuild: string;
  /** Runs a command of this version. What it prints to standard output is returned if that is to be a `pipe`. */
  runEngine: (args: readonly string[], stdout?: 'pipe') => { status: number; stdout: string };
}

/**
 * The part of an upgrade that the new version does: it brings imports of blocks and documents up to date, builds the
 * site, and reports what differs. Returns the report, or why there is none.
 */
export async function finishUpgrade({
  pages,
  previousBuild,
  nextBuild,
  runEngine,
}: UpgradeInProgress): Promise<{ report: string } | { failed: string }> {
  for (const file of await renameImportsIn(pages)) console.error(`Renamed imports in ${file}`);
  const check = (...args: readonly string[]) =>
    filesWithErrorsIn(runEngine(['check', ...args, '--format', 'json', '--pages', pages], 'pipe').stdout);
  if (!fixErrors(check)) {
    runEngine(['check', '--pages', pages]);
    return {
      failed: 'The new version finds errors in the documents: see above. Correct them, then build the site.',
    };
  }
  if (runEngine(['build', '--pages', pages, '--out', nextBuild]).status !== 0)
    return {
      failed: 'The new version cannot build the site: see above. Correct what it names, then build again.',
    };
  if (!existsSync(previousBuild))
    return { report: 'The former version could not build the site, so no pages are compared.' };
  const sites = await Promise.all([previousBuild, nextBuild].map(readBuiltSite));
  return { report: formatChanges(describeBuiltChanges(...(sites as [BuiltSite, BuiltSite]))) };
}

/**
 * Fixes the documents in which the new version finds errors. Other documents are left alone, because a fix would also
 * change the order of their properties. Once older documents have been migrated, further errors may be found. `check`
 * runs the check and returns the files that have errors. Returns whether none is left.
 */
function fixErrors(check: (...args: readonly string[]) => readonly string[]): boolean {
  let lastFixed: string | undefined;
  for (let files = check(); files.length > 0; files = check()) {
    const documents = files.filter((file) => file.endsWith('.json')); // an image cannot be fixed
    if (documents.length === 0 || documents.join('\n') === lastFixed) return false;
    lastFixed = documents.join('\n');
    check('--fix', ...documents);
  }
  return true;
}

/** The files with errors in the output of `check --format json`, each once. Empty if the output is empty. */
export function filesWithErrorsIn(report: string): readonly string[] {
  const diagnostics: readonly Pick<Diagnostic, 'severity' | 'location'>[] = JSON.parse(report || '[]');
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return [...new Set(errors.map(({ location }) => location.file))];
}

/** Renames imports in the code of a site. Returns the changed files. */
async function renameImportsIn(pages: string): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const folder of ['_blocks', '_shell'])
    for (const path of await filesBelow(join(pages, folder))) {
      if (!/\.[cm]?tsx?$/.test(path)) continue;
      const file = join(pages, folder, path);
      const sourceText = await readFile(file, 'utf8');
      const renamed = renameImports(sourceText, renamedImports);
      if (renamed === sourceText) continue;
      await writeFile(file, renamed);
      changed.push(file);
    }
  return changed;
}
