import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders whose code affects commands, bundles and pages, in addition to package versions. */
const sourceFolders = ['scripts', 'server', 'src'];
const projectFiles = ['package-lock.json', 'package.json', 'tsconfig.json'];

/** Excludes tests, and types generated from the schema. */
const excluded = /\.test\.tsx?$|^src[\\/]generated[\\/]/;

/**
 * A digest of all code that can affect the output of a build. `root` is the engine's folder. Plain JavaScript, because
 * it runs before the code is bundled; the bundler replaces the call by its result (scripts/bundle-commands.mjs).
 */
export function digestOfSources(root) {
  const filesIn = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : path;
    });
  const sources = sourceFolders.flatMap(filesIn).filter((path) => !excluded.test(path));
  const hash = createHash('sha256');
  for (const path of [...sources, ...projectFiles].sort()) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
