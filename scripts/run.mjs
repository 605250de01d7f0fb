import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { digestOfSources } from '../src/cache/digest-of-sources.mjs';

/**
 * `node scripts/run.mjs build …` runs a command from a bundle of all commands, which is rebuilt when the code changes.
 * Loading the source modules one by one would take longer than building a site with one changed page.
 */
const root = join(import.meta.dirname, '..');
const [, , command, ...options] = process.argv;
const cache = join(root, 'node_modules/.cache/prospectus/commands');
const digest = digestOfSources(root);
const folder = join(cache, digest);
const file = join(folder, `${command}.mjs`);

if (!existsSync(folder)) await bundle();
process.argv = [process.argv[0], file, ...options];
module.enableCompileCache?.(); // from Node 22 on
await import(pathToFileURL(file).href);

async function bundle() {
  const { installPackages } = await import('./install.mjs');
  installPackages(); // changed code may need packages that are not installed yet
  mkdirSync(cache, { recursive: true });
  removeOldBundles();
  const { bundleCommands, forClone } = await import('./bundle-commands.mjs');
  const unfinished = `${folder}-${randomUUID()}`;
  await bundleCommands(unfinished, digest, forClone);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(file)) throw error; // another process has made the same bundle meanwhile
  }
}

/** Deletes bundles that are older than an hour. A command may still be running from a newer one. */
function removeOldBundles() {
  const hour = 3_600_000;
  for (const bundleFolder of readdirSync(cache).map((entry) => join(cache, entry))) {
    const modifiedAt = statSync(bundleFolder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (modifiedAt < Date.now() - hour) rmSync(bundleFolder, { recursive: true, force: true });
  }
}
