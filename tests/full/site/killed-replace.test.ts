import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareTarget } from '../../../src/cli/prepare-target';
import { killAt, textOf } from '../../site/killed-site';

// A site is replaced in two moves; 3 is after both, before the old site is removed.
it.each([
  [1, 'old'],
  [2, 'old'],
  [3, 'new'],
])(
  'after a build that was killed before move %i the next command finds the %s site, and removes leftovers',
  async (move, text) => {
    const folder = mkdtempSync(join(tmpdir(), 'prospectus-killed-'));
    await killAt(move, folder);
    const dist = join(folder, 'dist');
    expect(prepareTarget('', dist)).toBe(dist);
    expect(textOf(dist)).toBe(text);
    expect(readdirSync(folder)).toEqual(['dist']);
    rmSync(folder, { recursive: true });
  },
);
