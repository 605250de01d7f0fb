import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
    filesIn(root, folder).filter((path) => /\.\w+$/.test(path) && !without.test(path)),
  );
  const hash = createHash('sha256').update(JSON.stringify(process.versions));
  for (const path of [...sources, ...files].sort()) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Node's own `recursive` takes 10 ms longer, at the start of each command. */
function filesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(root, path) : path;
  });
}
