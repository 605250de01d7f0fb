import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openFileStore } from '../../src/cache/file-store';

const key = '3fa5';
const variants = [
  { extension: '', content: Buffer.from('<!doctype html>') },
  { extension: '.br', content: Buffer.from('packed') },
];

const folder = mkdtempSync(join(tmpdir(), 'file-store-'));
const store = join(folder, 'store');
/** The output file that was cached. */
const output = join(folder, 'output.html');
const restored = join(folder, 'restored.html');
afterAll(() => rmSync(folder, { recursive: true }));

const cachedFiles = () =>
  readdirSync(store, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

const restore = () => openFileStore(store).restore(key, restored);

describe('an entry of the cache of output files', () => {
  beforeEach(() => {
    for (const path of [store, restored, `${restored}.br`]) rmSync(path, { recursive: true, force: true });
    for (const path of [output, `${output}.br`]) rmSync(path, { force: true });
    openFileStore(store).write(key, output, variants);
  });

  it('is restored as it was written', () => {
    expect(restore()).toBe(true);
    for (const { extension, content } of variants)
      expect(readFileSync(restored + extension)).toEqual(content);
  });

  it.each<[string, (file: string) => void]>([
    ['damaged', (file) => writeFileSync(file, 'damaged')],
    ['cut off', (file) => truncateSync(file, 3)],
    ['deleted', (file) => rmSync(file)],
  ])('is not restored if one of its files is %s, and is deleted', (_damage, damage) => {
    damage(cachedFiles().at(-1) ?? '');
    expect(restore()).toBe(false);
    for (const { extension } of variants) expect(existsSync(restored + extension)).toBe(false);
    expect(cachedFiles()).toEqual([]);
  });
});
