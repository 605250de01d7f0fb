import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatChanges } from '../../authoring/diff/format-changes';
import { describeBuiltChanges } from '../../authoring/upgrade/describe-built-changes';
import { renameImports } from '../../authoring/upgrade/rename-imports';
import { renamedImports } from '../../authoring/upgrade/renamed-imports';
import { filesBelow } from '../../files/read-tree';
import { readBuiltSite } from './read-built-site';

/** What the former version leaves for this one. */
export interface UpgradeInProgress {
  /** The folder of the documents. */
  pages: string;
  /** A folder with the site as the former version built it, if it could. */
  before: string;
  /** A folder for the site as this version builds it. */
  after: string;
  /** Runs a command of this version, and resolves with its exit status. */
  runEngine: (words: readonly string[]) => Promise<number>;
}

/**
 * The part of an upgrade that the new version does: it brings imports of blocks and documents up to date, builds the
 * site, and reports what differs. Returns the report, or why there is none.
 */
export async function finishUpgrade({
  pages,
  before,
  after,
  runEngine,
}: UpgradeInProgress): Promise<{ report: string } | { failed: string }> {
  const renamed = await renameImportsIn(pages);
  for (const file of renamed) console.error(`Renamed imports in ${file}`);
  if ((await runEngine(['check', '--fix', '--pages', pages])) !== 0)
    return {
      failed: 'The new version finds errors in the documents: see above. Correct them, then build the site.',
    };
  if ((await runEngine(['build', '--pages', pages, '--out', after])) !== 0)
    return {
      failed: 'The new version cannot build the site: see above. Correct what it names, then build again.',
    };
  if (!existsSync(before))
    return { report: 'The former version could not build the site: no pages are compared.' };
  return {
    report: formatChanges(describeBuiltChanges(await readBuiltSite(before), await readBuiltSite(after))),
  };
}

/** Renames imports in the code of a site. Returns the changed files. */
async function renameImportsIn(pages: string): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const folder of ['_blocks', '_shell'])
    for (const path of await filesBelow(join(pages, folder))) {
      if (!/\.[cm]?tsx?$/.test(path)) continue;
      const file = join(pages, folder, path);
      const code = await readFile(file, 'utf8');
      const renamed = renameImports(code, renamedImports);
      if (renamed === code) continue;
      await writeFile(file, renamed);
      changed.push(file);
    }
  return changed;
}
