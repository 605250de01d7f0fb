import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readOptions } from '../src/cli/read-options.mjs';
import { mainPages } from '../src/project/project-paths.mjs';

/** `npm start`: builds a site and serves it. Plain JavaScript, because a fresh clone has no tsx. */
const {
  values: { pages },
} = readOptions(
  `Usage: npm start -- [--pages DIR]

Installs missing packages, checks and builds the site, and serves it at http://localhost:4173; another site than the main one at a
port of its own. Environment variables configure the server: docs/environment.md.

  --pages DIR  the folder of the documents (default: pages-json)`,
  { options: { pages: { type: 'string', default: mainPages } } },
);

const root = join(import.meta.dirname, '..');
const runner = join(root, 'scripts/run.mjs');
const build = [runner, 'build', '--pages', pages];
const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

process.chdir(root);
// run.mjs takes its command from the arguments.
process.argv = [process.execPath, runner, 'serve', '--pages', pages];
await import('./run.mjs');
