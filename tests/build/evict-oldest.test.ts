import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { evictOldest } from '../../src/cache/evict-oldest';
import { filesBelow } from '../../src/files/read-tree';

describe('a cache folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-limit-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('loses the files that were written first', async () => {
    for (let number = 0; number < 10; number += 1) {
      const file = join(folder, `${number}`);
      writeFileSync(file, 'x'.repeat(100));
      utimesSync(file, 1000 + number, 1000 + number);
    }
    evictOldest(folder, { maxBytes: 1000 });
    expect(await filesBelow(folder)).toHaveLength(10);
    evictOldest(folder, { maxBytes: 999 });
    expect(await filesBelow(folder)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    evictOldest(folder, { maxCount: 2 });
    expect(await filesBelow(folder)).toEqual(['8', '9']);
  });
});
