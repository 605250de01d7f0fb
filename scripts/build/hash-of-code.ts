import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What bundles and pages are made from, apart from documents: our code, and the versions of everybody else's. */
const folders = ['scripts', 'server', 'src'];
const files = ['package-lock.json', 'vite.config.ts'];

/** Tests, and types that are made from the schema. */
const without = /\.test\.tsx?$|^src\/generated\//;

/** A hash of all code that can change a bundle or a page. */
export function hashOfCode(): string {
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
