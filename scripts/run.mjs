import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cachedFolder } from '../src/cache/cached-folder.mjs';
import { digestOfSources } from '../src/cache/digest-of-sources.mjs';

/**
 * `node scripts/run.mjs build …` runs a command from a bundle of all commands, which is rebuilt when the code changes.
 * Loading the source modules one by one would take longer than building a site with one changed page.
 */
const root = join(import.meta.dirname, '..');
const [, , command, ...options] = process.argv;
const digest = digestOfSources(root);
const folder = await cachedFolder(join(root, 'node_modules/.cache/prospectus/commands'), digest, bundle);
const file = join(folder, `${command}.mjs`);
process.argv = [process.argv[0], file, ...options];
module.enableCompileCache?.(); // from Node 22 on
await import(pathToFileURL(file).href);

async function bundle(out) {
  const { installPackages } = await import('./install.mjs');
  installPackages(); // changed code may need packages that are not installed yet
  const { bundleCommands, forClone } = await import('./bundle-commands.mjs');
  await bundleCommands(out, digest, forClone);
}
