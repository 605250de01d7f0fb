import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedFolder } from '../../src/cache/cached-folder.mjs';

const cache = mkdtempSync(join(tmpdir(), 'cached-folder-'));
const make = vi.fn(async (folder: string) => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'file'), 'made');
});
afterAll(() => rmSync(cache, { recursive: true }));
beforeEach(() => {
  rmSync(cache, { recursive: true });
  make.mockClear();
});

describe('a folder of a cache', () => {
  it('is the one that is complete first if two make it at once, and is not made again', async () => {
    const [one, other] = await Promise.all([cachedFolder(cache, 'a', make), cachedFolder(cache, 'a', make)]);
    expect(await cachedFolder(cache, 'a', make)).toBe(one);
    expect(other).toBe(one);
    expect(make).toHaveBeenCalledTimes(2);
    expect(readdirSync(cache)).toEqual(['a']);
  });

  it('is not there if it could not be completed', async () => {
    const fail = async (folder: string) => {
      mkdirSync(folder);
      throw new Error('Too little memory');
    };
    await expect(cachedFolder(cache, 'a', fail)).rejects.toThrow('Too little memory');
    expect(readdirSync(cache)).toEqual([]);
  });

  it('is deleted once another is made, if nothing has used it for an hour', async () => {
    const [used, unused] = [await cachedFolder(cache, 'used', make), await cachedFolder(cache, 'b', make)];
    for (const folder of [used, unused]) utimesSync(folder, 1000, 1000);
    await cachedFolder(cache, 'used', make);
    await cachedFolder(cache, 'new', make);
    expect([used, unused].map((folder) => existsSync(folder))).toEqual([true, false]);
  });
});
