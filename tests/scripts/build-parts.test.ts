import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { evictOldest } from '../../src/cache/evict-oldest';
import { filesBelow } from '../../src/files/read-tree';
import { progressLine, showProgress } from '../../src/generate/progress';
import { isInShard, parseShard } from '../../src/generate/shard';

describe('a part of a build', () => {
  it.each([
    ['2/4', { number: 2, of: 4 }],
    ['1/1', { number: 1, of: 1 }],
    ['0/4', undefined],
    ['5/4', undefined],
    ['2', undefined],
    ['2/4/6', undefined],
    ['-1/4', undefined],
  ])('is read: %s', (text, shard) => {
    expect(parseShard(text)).toEqual(shard);
  });

  it('has each page once', () => {
    for (const route of ['/', '/about', '/norway', '/blog/first-ride']) {
      const parts = [1, 2, 3].filter((number) => isInShard(route, { number, of: 3 }));
      expect(parts).toHaveLength(1);
    }
  });
});

describe('the progress of a build', () => {
  function linesOf(isTTY: boolean, msPerPage: number): string[] {
    const lines: string[] = [];
    let time = 0;
    const write = (text: string) => lines.push(text) > 0;
    const progress = showProgress(100, { isTTY, write } as NodeJS.WriteStream, () => time);
    for (let page = 0; page < 100; page += 1) {
      time += msPerPage;
      progress.step();
    }
    progress.end();
    return lines;
  }

  it('says how many pages are done, how fast, and how long it still takes', () => {
    expect(progressLine(412, 1000, 2)).toBe('412 of 1000 pages, 206 a second, 3 s left');
  });

  it('is shown on a terminal, once a build takes longer than two seconds, and taken away at its end', () => {
    const lines = linesOf(true, 100);
    expect(lines[0]).toContain('20 of 100 pages, 10 a second, 8 s left');
    expect(lines.at(-1)).toBe('\r\u001B[K');
    expect(lines.length).toBeLessThan(50);
  });

  it('is not shown for a quick build, or where nobody looks', () => {
    expect(linesOf(true, 10)).toEqual([]);
    expect(linesOf(false, 100)).toEqual([]);
  });
});

describe('a folder with a limit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-limit-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('loses the files that were written first', async () => {
    mkdirSync(join(folder, 'in'));
    for (let number = 0; number < 10; number += 1) {
      const file = join(folder, 'in', `${number}`);
      writeFileSync(file, 'x'.repeat(100));
      utimesSync(file, 1000 + number, 1000 + number);
    }
    evictOldest(folder, 1000);
    expect(await filesBelow(folder)).toHaveLength(10);
    evictOldest(folder, 999);
    expect(await filesBelow(folder)).toEqual(['3', '4', '5', '6', '7', '8', '9'].map((name) => `in/${name}`));
  });
});
