import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { engines } from '../../package.json';

it.each(['bin/prospectus.mjs', 'create/create-prospectus.mjs'])(
  '%s checks for the versions of Node that package.json names, and says which they are',
  (program) => {
    expect(engines.node).toBe('^20.19.0 || >=22.12.0');
    const code = readFileSync(program, 'utf8');
    expect(code).toContain('major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;');
    expect(code).toContain('Prospectus needs Node 20.19 or a later 20, or 22.12 or later, and this is');
  },
);
