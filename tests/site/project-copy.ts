import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const left = ['.git', 'data', 'dist', 'node_modules', 'test-results'];
/** Built sites and their data, and what editors complete from: most of the project's size. */
const leftOfSites = /^(?:(?:dist|data)-[^/]+|src\/generated\/editor.*)$/;

/** A copy of the project that a test may change; the packages are shared. */
export function copyOfProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'prospectus-project-'));
  cpSync('.', project, {
    recursive: true,
    filter: (path) => !left.includes(path) && !leftOfSites.test(path),
  });
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
  return project;
}

/**
 * The commands that setup.ts bundled, for a copy whose code they are made of: they look for schemas and caches in it. Gives
 * the folder that they are in.
 */
export function commandsOf(project: string): string {
  const bundled = process.env.BUNDLED_COMMANDS ?? '';
  // Beside them, from where packages are resolved.
  const folder = mkdtempSync(`${bundled}-of-a-copy-`);
  for (const file of readdirSync(bundled)) {
    const code = readFileSync(join(bundled, file), 'utf8');
    writeFileSync(join(folder, file), code.replaceAll(`"${process.cwd()}/`, `"${project}/`));
  }
  return folder;
}
