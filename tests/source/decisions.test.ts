import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../src/files/read-tree';
import { root } from './house';

const read = (file: string) => readFileSync(join(root, 'docs', file), 'utf8');

/** The heading of a decision, without its “#”. */
const titleOf = (file: string) => read(file).split('\n', 1)[0]?.slice(2);

it('docs/README.md lists every decision by its heading', async () => {
  const files = (await filesBelow(join(root, 'docs/decisions'))).map((file) => `decisions/${file}`).sort();
  const listed = read('README.md').split('\n## Decisions\n')[1]?.trim().split('\n');
  expect(listed).toEqual(files.map((file) => `- [${titleOf(file)}](${file})`));
});
