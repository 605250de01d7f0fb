import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const leftOut = ['.git', '.prospectus', 'data', 'dist', 'lib', 'node_modules', 'test-results'];
/** Built sites and their data: most of the project's size. */
const builtSites = /^(?:dist|data)-[^/]+$/;

/** A copy of the project that a test may change; the packages are shared. */
export function copyOfProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'prospectus-project-'));
  cpSync('.', project, {
    recursive: true,
    filter: (path) => !leftOut.includes(path) && !builtSites.test(path),
  });
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
  return project;
}
