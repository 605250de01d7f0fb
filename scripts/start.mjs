import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readOptions } from '../src/cli/read-options.mjs';
import { mainPages, projectPaths } from '../src/project/project-paths.mjs';
import { installPackages } from './install.mjs';

/** Plain JavaScript, because a fresh clone has no tsx. */
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
const script = (path) => ['--import', 'tsx', join(root, path)];

installPackages();
const { out } = projectPaths(pages);
const build = [join(root, 'scripts/run.mjs'), 'build', '--pages', pages, '--out', out];
const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const server = spawn(process.execPath, [...script('server/main.ts'), '--pages', pages], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
