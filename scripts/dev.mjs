import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './install.mjs';

/**
 * `npm run dev`: installs missing packages, then starts src/cli/commands/dev.ts. Plain JavaScript, because a fresh
 * clone has no tsx.
 */
const root = join(import.meta.dirname, '..');

installPackages();
const server = spawn(
  process.execPath,
  ['--import', 'tsx', join(root, 'src/cli/commands/dev.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
