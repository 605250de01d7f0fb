import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './install.mjs';

/** `npm start`: installs what is missing, checks and builds the site, serves it. Plain JavaScript: a fresh clone has no tsx. */
const root = join(import.meta.dirname, '..');
const script = (path) => ['--import', 'tsx', join(root, path)];

installPackages();
const { status } = spawnSync(process.execPath, script('scripts/build.ts'), { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const server = spawn(process.execPath, script('server/main.ts'), { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
