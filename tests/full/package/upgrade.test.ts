import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { root } from '../../source/house';
import { writeStubEngine } from './stub-engine';

/** A folder with two versions of the engine, and a site in which the first was installed, once for all tests. */
let installed: string;
/** The copy of that folder that a test has. */
let copy: string;
/** The site in it. */
let project: string;
/** How npm finds the second version in it. */
let next: string;

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...args], {
    cwd: project,
    encoding: 'utf8',
  });

beforeAll(async () => {
  installed = await mkdtemp(join(tmpdir(), 'prospectus é '));
  await writeStubEngine(join(installed, 'first'), '0.2.0');
  await writeStubEngine(join(installed, 'next'), '0.3.0');
  project = join(installed, 'site');
  await mkdir(join(project, 'site'), { recursive: true });
  const manifest = { dependencies: { prospectus: 'file:../first' } };
  await writeFile(join(project, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(project, '.gitignore'), 'node_modules/\n');
  await writeFile(join(project, 'site/_site.json'), '{ "contract": 1 }');
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: project, stdio: 'ignore' });
  git('init', '--quiet', '--initial-branch=main');
});
afterAll(() => rm(installed, { recursive: true }));

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'prospectus é '));
  await cp(installed, copy, { recursive: true, verbatimSymlinks: true });
  project = join(copy, 'site');
  next = `file:${join(copy, 'next')}`;
});

afterEach(() => rm(copy, { recursive: true }));

const commit = () => {
  git('add', '.');
  git('commit', '--quiet', '--message', 'The site');
};

function upgrade(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/run.mjs'), 'upgrade', '--pages', 'site', ...args],
    {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, COMMANDS_LOG: join(copy, 'commands.log') },
    },
  );
  return { status, stdout, stderr };
}

const log = async () =>
  (await readFile(join(copy, 'commands.log'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).slice(0, 2).join(' '));

it('an upgrade begins only if everything is committed, and says what is not', () => {
  const { status, stderr } = upgrade(next);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Some changes are not committed, .* Commit or stash them first:\n\?\? \.gitignore\n/,
  );
});

it('the former version builds the site, and the new one does the rest', async () => {
  commit();
  const { status, stderr } = upgrade(next);
  expect(stderr).toContain('Upgraded Prospectus from 0.2.0 to 0.3.0.');
  expect(status).toBe(0);
  expect(await log()).toEqual(['0.2.0 build', '0.3.0 upgrade']);
  expect(git('status', '--short').trim().split('\n')).toEqual(['M package-lock.json', ' M package.json']);
});

it('the new version builds the site again, and reports which pages changed', async () => {
  commit();
  const before = join(copy, 'builds/before');
  await mkdir(before, { recursive: true });
  await writeFile(join(before, 'index.html'), '<p>Built by 0.1.0</p>');
  const { status, stdout } = upgrade('--finish', join(copy, 'builds'));
  expect(await log()).toEqual(['0.2.0 check', '0.2.0 build']);
  expect(status).toBe(0);
  expect(stdout).toBe('Changes 1 text.\n\nBuilt by 0.2.0 (/)\n  “Built by 0.1.0” to “Built by 0.2.0”\n');
});

it('a second upgrade to the same version changes nothing', () => {
  commit();
  upgrade(next);
  git('commit', '--quiet', '--all', '--message', 'Upgraded');
  const { status, stderr } = upgrade(next);
  expect(stderr).toContain('Prospectus 0.3.0 was installed already.');
  expect({ status, changed: git('status', '--short') }).toEqual({ status: 0, changed: '' });
});

it('a version that does not exist leaves everything as it was', () => {
  commit();
  const { status, stderr } = upgrade(`file:${join(copy, 'missing.tgz')}`);
  expect(stderr).toContain('could not be installed: see above. Your documents have not been changed.');
  expect({ status, changed: git('status', '--short') }).toEqual({ status: 1, changed: '' });
});

it('a project of another package manager is refused before anything is built', async () => {
  await rm(join(project, 'package-lock.json'));
  await writeFile(join(project, 'yarn.lock'), '');
  commit();
  const { status, stderr } = upgrade(next);
  expect(stderr).toMatch(/^This site has a lock file of yarn, and an upgrade installs with npm or pnpm\./);
  expect(status).toBe(1);
});

it('a folder without git, or without a dependency on the engine, is refused in one sentence', async () => {
  await rm(join(project, '.git'), { recursive: true });
  expect(upgrade().stderr).toBe(
    'This folder is in no git repository, so an upgrade could not be undone. Run git init, and commit everything.\n',
  );
  await writeFile(join(project, 'package.json'), '{}');
  expect(upgrade().stderr).toBe(
    'No package.json here depends on prospectus. Run this in the folder of your site’s repository.\n',
  );
});
