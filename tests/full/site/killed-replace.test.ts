import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareTarget } from '../../../src/cli/prepare-target';
import { killAt, textOf } from '../../site/killed-site';

it.each([
  [1, 'old'],
  [2, 'old'],
  [3, 'new'],
])(
  'after a build that was killed before move %i the next command finds the %s site, and removes leftovers',
  async (call, text) => {
    const folder = mkdtempSync(join(tmpdir(), 'prospectus-killed-'));
    await killAt(call, folder);
    const dist = join(folder, 'dist');
    expect(prepareTarget('', dist)).toBe(dist);
    expect(textOf(dist)).toBe(text);
    expect(readdirSync(folder)).toEqual(['dist']);
    rmSync(folder, { recursive: true });
  },
);
