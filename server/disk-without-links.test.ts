import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.doMock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const link = () => Promise.reject(Object.assign(new Error('EPERM'), { code: 'EPERM' }));
  return { ...real, link };
});
vi.resetModules(); // other tests in this process have imported these modules
const { writeAtomically } = await import('./write-atomically');
afterAll(() => {
  vi.doUnmock('node:fs/promises');
  vi.resetModules();
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'without-links-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('on a disk without hard links, such as a memory stick or a share', () => {
  it('a new file gets its name once it is complete, and replaces no other', async () => {
    const path = join(folder, 'key.txt');
    await writeAtomically(path, (file) => file.writeFile('secret'));
    const late = writeAtomically(path, (file) => file.writeFile('other'));
    await expect(late).rejects.toMatchObject({ code: 'EEXIST', path });
    const meanwhile = join(folder, 'other.txt');
    const raced = writeAtomically(meanwhile, () => writeFile(meanwhile, 'mine'));
    await expect(raced).rejects.toMatchObject({ code: 'EEXIST' });
    expect([await readFile(path, 'utf8'), await readFile(meanwhile, 'utf8')]).toEqual(['secret', 'mine']);
    expect((await readdir(folder)).toSorted()).toEqual(['key.txt', 'other.txt']);
  });
});
