import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleCommands } from '../../scripts/bundle-commands.mjs';

const root = join(import.meta.dirname, '../..');

/** Every npm script that is TypeScript, by its name with hyphens; what `npm run dev` starts; what tests run beside them. */
const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const entries = {
  ...Object.fromEntries(
    Object.entries<string>(scripts).flatMap(([name, command]) =>
      command.endsWith('.ts') ? [[name.replace(':', '-'), command.split(' ').at(-1) ?? '']] : [],
    ),
  ),
  dev: 'scripts/dev.ts',
  'killed-replace': 'tests/site/killed-replace.ts',
  'killed-write': 'tests/site/killed-write.ts',
};

/**
 * Bundles the commands once for all tests of sites, with their packages: as modules, each start takes a second more of the
 * processor. What npm runs through `scripts/run.mjs` is bundled by that, and here too for copies of the project.
 */
export default async function setup() {
  // Inside node_modules, from where packages are resolved.
  const folder = await mkdtemp(join(root, 'node_modules/.commands-'));
  await bundleCommands(folder, entries, { whole: true });
  process.env.BUNDLED_COMMANDS = folder;
  for (const command of Object.values<string>(scripts).filter((one) => one.includes('scripts/run.mjs')))
    await promisify(execFile)(process.execPath, [...command.split(' ').slice(1), '--help']);
  return () => rm(folder, { recursive: true });
}
