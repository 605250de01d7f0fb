import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const disk = { isFull: false };

vi.doMock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const failure = (code: string) => Object.assign(new Error(code), { code });
  return {
    ...real,
    link: () => Promise.reject(failure('EPERM')),
    writeFile: async (...[path, data, options]: Parameters<typeof real.writeFile>) => {
      await real.writeFile(path, disk.isFull ? '' : data, options);
      if (disk.isFull) throw failure('ENOSPC');
    },
  };
});
vi.resetModules(); // other files of the same process have imported these before
const { withFolder } = await import('./backup/backup-folder');
const { writeAtomically } = await import('./write-atomically');
afterAll(() => {
  vi.doUnmock('node:fs/promises');
  vi.resetModules();
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'without-links-'));
  disk.isFull = false;
});
afterEach(() => rm(folder, { recursive: true }));

describe('on a disk without hard links, such as a memory stick or a share', () => {
  it('one process at a time works in the folder of backups', async () => {
    const lock = join(folder, 'enquiries.lock');
    const result = await withFolder(folder, async () => {
      expect(await readFile(lock, 'utf8')).toBe(`${hostname()} ${process.pid}\n`);
      expect(await withFolder(folder, async () => 'second')).toBeUndefined();
      return 'first';
    });
    expect(result).toBe('first');
    expect(await withFolder(folder, async () => 'third')).toBe('third');
    expect(await readdir(folder)).toEqual([]);
  });

  it('a lock that cannot be written is not left behind', async () => {
    disk.isFull = true;
    await expect(withFolder(folder, async () => 'first')).rejects.toThrow('ENOSPC');
    expect(await readdir(folder)).toEqual([]);
  });

  it('a new file has its name once it is whole, and replaces none', async () => {
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
