import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { root } from '../../source/house';

/** A folder that has nothing of this project but the packages as they are published. */
let work: string;
/** The repository that is made in it. */
let site: string;
/** The packed engine. */
const engine = join(inject('packages'), inject('engine').filename);

/** Runs a program in the site's repository, without a terminal. */
function run(program: string, args: readonly string[], cwd = site) {
  const env = { ...process.env, npm_config_user_agent: 'npm/11.0.0', npm_config_prefer_offline: 'true' };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', input: '', env });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout + stderr;
}

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'prospectus é '));
  site = join(work, 'mar-azul');
  execFileSync('tar', ['-xzf', join(inject('packages'), inject('create')), '-C', work]);
  const args = ['mar-azul', '--lang', 'pt', '--name', 'Mar Azul', '--prospectus', `file:${engine}`];
  const said = run(process.execPath, [join(work, 'package/create-prospectus.mjs'), ...args], work);
  expect(said).toContain('No problems.');
});

afterAll(() => rm(work, { recursive: true }));

it('the engine has the same version as the package that makes repositories', async () => {
  const [own, create] = await Promise.all(
    ['package.json', 'create/package.json'].map(async (file) =>
      JSON.parse(await readFile(join(root, file), 'utf8')),
    ),
  );
  expect(create.version).toBe(own.version);
});

it('a new repository has no type errors before it has code of its own', () => {
  run('npm', ['run', 'types']);
});

it('a new repository is checked and built by the commands that its README names', async () => {
  expect(run('npm', ['run', 'check'])).toContain('No problems.');
  expect(run('npm', ['run', 'build'])).toContain('Built ');
  const html = await readFile(join(site, 'dist-site/index.html'), 'utf8');
  expect(html).toContain('<html lang="pt');
  expect(html).toContain('Mar Azul');
});

it('a repository may have blocks of its own, with tests', () => {
  run('npm', ['run', 'new', '--', 'block', 'timetable']);
  expect(existsSync(join(site, 'site/_blocks/timetable/timetable.test.tsx'))).toBe(true);
  expect(run('npm', ['test'])).toMatch(/Tests .*1 passed/);
  run('npm', ['run', 'types']);
});

it('the doctor finds nothing wrong in a repository with a block of its own', () => {
  expect(run('npm', ['run', 'doctor'])).toContain('Nothing is wrong');
});

/** The same engine, packed as another version. */
async function packNext(version: string): Promise<string> {
  const folder = join(work, 'next');
  await mkdir(folder);
  execFileSync('tar', ['-xzf', engine, '-C', folder]);
  const manifest = join(folder, 'package/package.json');
  // Without the scripts, of which `npm pack` would run some.
  const { scripts: _scripts, ...fields } = JSON.parse(await readFile(manifest, 'utf8'));
  await writeFile(manifest, JSON.stringify({ ...fields, version }));
  const args = ['pack', '--silent', '--pack-destination', work, join(folder, 'package')];
  return join(work, execFileSync('npm', args, { encoding: 'utf8' }).trim());
}

// That a second upgrade changes nothing is asked in upgrade.test.ts, that migrated documents pass the check and are not
// migrated again in tests/full/site/check-fix.test.ts.
it('a repository with documents of contract 0 is upgraded', async () => {
  const git = (...args: readonly string[]) =>
    run('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...args]);
  const commit = () => {
    git('add', '.');
    git('commit', '--quiet', '--message', 'The site');
  };
  await rm(join(site, 'site'), { recursive: true });
  await cp(join(root, 'tests/authoring/contract-0'), join(site, 'site'), { recursive: true });
  for (const folder of ['_images', '_files'])
    await cp(join(root, 'tests/fixture/pages', folder), join(site, 'site', folder), { recursive: true });
  commit();
  await rename(await packNext('0.2.1'), join(site, 'prospectus-0.2.1.tgz'));
  git('add', '.');
  git('commit', '--quiet', '--message', 'The packed engine');
  const next = './prospectus-0.2.1.tgz';

  const said = run('npm', ['run', 'upgrade', '--', next]);
  expect(said).toContain('Upgraded Prospectus from 0.2.0 to 0.2.1.');
  const changed = git('diff', '--name-only').trim().split('\n');
  expect(changed.filter((path) => !path.startsWith('site/'))).toEqual(['package-lock.json', 'package.json']);
  expect(changed).toContain('site/_site.json');
  const added = git('ls-files', '--others', '--exclude-standard').trim().split('\n');
  expect(added).toMatchInlineSnapshot(`
    [
      "site/_collections/offices.schema.json",
      "site/_collections/partners.schema.json",
      "site/_collections/universities.schema.json",
      "site/_kinds.json",
      "site/_theme.json",
      "site/_words.json",
    ]
  `);
});
