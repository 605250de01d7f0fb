import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** What commands, bundles and pages are made from, apart from documents: our code, and the versions of all other. */
const folders = ['scripts', 'server', 'src'];
const files = ['package-lock.json', 'vite.config.ts'];

/** Tests, and types that are made from the schema. */
const without = /\.test\.tsx?$|^src\/generated\//;

/**
 * A hash of all code that can change what a build writes. Plain JavaScript, as it is asked before the code is bundled.
 * `root` is the folder of the project.
 */
export function hashOfCode(root) {
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => posix.join(folder, path.split(sep).join('/')))
      .filter((path) => /\.\w+$/.test(path) && !without.test(path)),
  );
  const hash = createHash('sha256').update(JSON.stringify(process.versions));
  for (const path of [...sources, ...files].sort()) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
