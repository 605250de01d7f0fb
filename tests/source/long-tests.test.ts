import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources';

const command = readFileSync(join(root, 'scripts/test-long.mjs'), 'utf8');
const named = [...command.matchAll(/'(tests\/[\w/-]+\.(?:test|spec)\.ts)'/g)].map(([, file = '']) => file);

/** Tests that ask `isLong`, themselves, by `times` or by `pagesOf`. */
const scaled = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(test|spec)\.ts$/.test(file))
  .filter((file) =>
    /\b(isLong|times|pagesOf)\b.* from '((?:\.\.\/)+is-long|\.\/stress|\.\/sites)'/.test(
      readFileSync(join(root, 'tests', file), 'utf8'),
    ),
  )
  .map((file) => `tests/${file}`);

describe('npm run test:long', () => {
  it('runs test files that exist', () => {
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('runs every test that has more cases then', () => {
    expect(named.toSorted()).toEqual(scaled.toSorted());
  });
});
