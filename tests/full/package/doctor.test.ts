import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../../source/house';

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'prospectus-'));
  await mkdir(join(project, 'site'));
});
afterEach(() => rm(project, { recursive: true }));

function doctor() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/run.mjs'), 'doctor', '--pages', 'site'],
    { cwd: project, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

it('says that nothing is wrong', async () => {
  await writeFile(join(project, 'site/_site.json'), '{ "contract": 1 }');
  expect(doctor()).toEqual({ status: 0, stdout: 'Nothing is wrong.\n', stderr: '' });
});

it('says everything that is wrong, each in one sentence with its fix', async () => {
  await writeFile(join(project, 'site/_site.json'), '{ "contract": 99 }');
  await writeFile(
    join(project, 'package.json'),
    JSON.stringify({ dependencies: { prospectus: '99.0.0', 'not-there': '1.0.0' } }),
  );
  const second = join(project, 'node_modules/react');
  await mkdir(second, { recursive: true });
  await writeFile(join(second, 'package.json'), JSON.stringify({ name: 'react', version: '18.3.1' }));
  const { status, stdout } = doctor();
  expect(status).toBe(1);
  expect(stdout.trim().split('\n')).toEqual([
    'Packages are missing (prospectus, not-there): run npm install.',
    expect.stringMatching(
      /^package\.json asks for Prospectus 99\.0\.0, and .* is installed: run npm install\.$/,
    ),
    expect.stringMatching(
      /^There is a second React, 18\.3\.1 in node_modules.react, and islands work with one only/,
    ),
    expect.stringMatching(
      /^The documents in site follow contract 99, .*: upgrade it with npm run upgrade\.$/,
    ),
  ]);
});
