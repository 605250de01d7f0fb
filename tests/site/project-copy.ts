import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const left = ['.git', 'data', 'dist', 'node_modules', 'test-results'];

/** A copy of the project that a test may change; the packages are shared. */
export function copyOfProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'prospectus-project-'));
  cpSync('.', project, {
    recursive: true,
    filter: (path) => !left.includes(path) && !/^(dist|data)-[^/]+$/.test(path),
  });
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
  return project;
}

/** Bundles commands of a copy, for a test that runs many of them; gives the folder that they are in. */
export async function bundleCopy(project: string, ...commands: readonly string[]): Promise<string> {
  const { bundleCommands }: typeof import('../../scripts/bundle-commands.mjs') = await import(
    join(project, 'scripts/bundle-commands.mjs')
  );
  // Inside node_modules, from where packages are resolved.
  const folder = mkdtempSync(join(realpathSync(join(project, 'node_modules')), '.commands-'));
  await bundleCommands(
    folder,
    Object.fromEntries(commands.map((command) => [command, `scripts/${command}.ts`])),
    { whole: true },
  );
  return folder;
}
