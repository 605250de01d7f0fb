import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeAtomically } from './write-atomically';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-atomically-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a new file', () => {
  it('gets its name once it is complete, and only its owner can read it', async () => {
    const path = join(folder, 'key.txt');
    await writeAtomically(path, async (file) => {
      await file.writeFile('secret');
      expect(existsSync(path)).toBe(false);
    });
    expect(await readFile(path, 'utf8')).toBe('secret');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['key.txt']);
  });

  it('leaves nothing behind if writing fails, and can be written again', async () => {
    const path = join(folder, 'key.txt');
    const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    const failing = writeAtomically(path, async (file) => {
      await file.writeFile('sec');
      throw full;
    });
    await expect(failing).rejects.toBe(full);
    expect(await readdir(folder)).toEqual([]);
    await writeAtomically(path, (file) => file.writeFile('secret'));
    expect(await readFile(path, 'utf8')).toBe('secret');
  });

  it('never replaces an existing file, not even one that appears meanwhile', async () => {
    const path = join(folder, 'key.txt');
    const late = writeAtomically(path, () => writeFile(path, 'mine'));
    await expect(late).rejects.toMatchObject({ code: 'EEXIST', path });
    const second = writeAtomically(path, (file) => file.writeFile('other'));
    await expect(second).rejects.toMatchObject({ code: 'EEXIST', path });
    expect(await readFile(path, 'utf8')).toBe('mine');
    expect(await readdir(folder)).toEqual(['key.txt']);
  });

  it('reports the requested path if its folder is missing', async () => {
    const path = join(folder, 'none/key.txt');
    const failing = writeAtomically(path, async () => {});
    await expect(failing).rejects.toMatchObject({ code: 'ENOENT', path });
  });
});
