import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const project = mkdtempSync(join(tmpdir(), 'prospectus-'));
writeFileSync(join(project, 'package.json'), '{ "prospectus": { "pages": "site" } }');
afterAll(() => rmSync(project, { recursive: true }));

it.each([
  [[], 'site'],
  [['--pages', 'other'], 'other'],
  [['--pages=other'], 'other'],
])('prospectus takes the pages folder of package.json unless an option names one: %j', (args, folder) => {
  const program = join(import.meta.dirname, '../../bin/prospectus.mjs');
  const { stderr } = spawnSync(process.execPath, [program, 'check', ...args], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(stderr).toBe(`No documents in ${folder}\n`);
});
