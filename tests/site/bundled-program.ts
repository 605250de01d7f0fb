import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';

/**
 * Bundles a program in TypeScript into one file of a new folder, and returns its path: it starts in a fifth of the time,
 * which counts for one that a test starts dozens of times.
 */
export async function bundledProgram(file: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-program-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: file, outDir: folder, rolldownOptions: { output: { entryFileNames: '[name].mjs' } } },
  });
  return join(folder, basename(file).replace(/\.ts$/, '.mjs'));
}
