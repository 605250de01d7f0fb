import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './install.mjs';
import { readOptions } from './read-options.mjs';

/** Plain JavaScript: a fresh clone has no tsx. */
readOptions(`Usage: npm start

Installs missing packages, checks and builds the site, and serves it at http://localhost:4173.
Environment variables configure the server: docs/environment.md.`);

const root = join(import.meta.dirname, '..');
const script = (path) => ['--import', 'tsx', join(root, path)];

installPackages();
const build = [join(root, 'scripts/run.mjs'), 'scripts/build.ts'];
const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const server = spawn(process.execPath, script('server/main.ts'), { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
