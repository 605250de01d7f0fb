import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { hashOfCode } from './build/hash-of-code.mjs';
import { compileAhead, loadCompiled } from './load-compiled.mjs';

/**
 * `node scripts/run.mjs scripts/build.ts …`: runs a command as one file of JavaScript, which is made and compiled once for
 * each state of the code. To load its modules one by one takes longer than to build a site in which one page has changed.
 */
const root = join(import.meta.dirname, '..');
const [, , command, ...options] = process.argv;
const cache = join(root, 'node_modules/.cache/commands');
const name = basename(command, '.ts');
const code = hashOfCode(root);
/** The paths of the project are in it. */
const folder = join(cache, `${name}-${crc32(root)}-${code}`);
const file = join(folder, `${name}.cjs`);

if (!existsSync(file)) await bundle();
process.argv = [process.argv[0], file, ...options];
for (const name of readdirSync(folder)) if (name.endsWith('.cjs')) compileAhead(join(folder, name));
loadCompiled(file);

async function bundle() {
  const { installPackages } = await import('./install.mjs');
  installPackages(); // code that has changed may need packages that are not there yet
  mkdirSync(cache, { recursive: true });
  removeOthers();
  const { bundleCommands } = await import('./bundle-commands.mjs');
  const unfinished = `${folder}-${randomUUID()}`;
  await bundleCommands(unfinished, { [name]: command }, { whole: true, format: 'cjs', code });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(file)) throw error; // otherwise it was made by the same command at the same time
  }
}

/** Those of an earlier state of the code that nobody has just started. */
function removeOthers() {
  const hour = 3_600_000;
  for (const other of readdirSync(cache).map((entry) => join(cache, entry))) {
    const changed = statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (basename(other).startsWith(`${name}-`) && changed < Date.now() - hour)
      rmSync(other, { recursive: true, force: true });
  }
}
