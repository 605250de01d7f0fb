import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeStubEngine } from './stub-engine';

/** The folder in which repositories are made. */
let work: string;
let program: string;
/** How npm finds an engine that only logs its commands (stub-engine.ts). */
let engine: string;

beforeAll(async () => {
  // With a space and an accent in its path, which programs often forget to quote or encode.
  work = await mkdtemp(join(tmpdir(), 'prospectus é '));
  execFileSync('tar', ['-xzf', join(inject('packages'), inject('create')), '-C', work]);
  program = join(work, 'package/create-prospectus.mjs');
  engine = await writeStubEngine(join(work, 'engine'));
});

afterAll(() => rm(work, { recursive: true }));

/** Runs create-prospectus without a terminal, as npm does. */
function create(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: work,
    encoding: 'utf8',
    input: '',
    env: {
      ...process.env,
      npm_config_user_agent: 'npm/11.0.0',
      npm_config_prefer_offline: 'true',
      COMMANDS_LOG: join(work, `${args[0]}.log`),
    },
  });
  return { status, stdout, stderr };
}

const commandsIn = async (folder: string) =>
  (await readFile(join(work, `${folder}.log`), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('npm create prospectus', () => {
  it('packs the files of the template under names that npm does not drop, and no tests', async () => {
    const packed = await readdir(join(work, 'package'), { recursive: true });
    const files = packed.map((path) => path.replaceAll('\\', '/'));
    expect(files).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'template/gitignore',
        'template/.editorconfig',
        'template/.github/workflows/content.yml',
        'template/.vscode/settings.json',
      ]),
    );
    expect(files.filter((path) => path.includes('.test.'))).toEqual([]);
  });

  it('makes a repository with a site, and says the two commands to go on with', async () => {
    const { status, stdout, stderr } = create(
      'mar-azul',
      '--lang',
      'pt',
      '--name',
      'Mar Azul & Cª',
      '--prospectus',
      engine,
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/Mar Azul & Cª is in mar-azul\. Next:\n {2}cd mar-azul\n {2}npm run dev\n$/);
    expect(await commandsIn('mar-azul')).toEqual([
      ['0.2.0', 'new', 'site', 'site', '--language', 'pt', '--name', 'Mar Azul & Cª'],
      ['0.2.0', 'check', '--pages', 'site'],
    ]);
    const folder = join(work, 'mar-azul');
    expect(await readFile(join(folder, '.git/HEAD'), 'utf8')).toBe('ref: refs/heads/main\n');
    expect(await readFile(join(folder, 'README.md'), 'utf8')).toContain('Este repositório contém');
    expect(existsSync(join(folder, 'package-lock.json'))).toBe(true);
    const untracked = execFileSync('git', ['-C', folder, 'status', '--short'], { encoding: 'utf8' });
    expect(untracked).not.toContain('node_modules');
  });

  it('refuses a folder that is not empty, and changes nothing', async () => {
    await mkdir(join(work, 'taken'));
    await writeFile(join(work, 'taken/notes.txt'), 'Buy milk.');
    expect(create('taken', '--prospectus', engine)).toEqual({
      status: 1,
      stdout: '',
      stderr: 'taken is not empty: it contains notes.txt. Name a folder that is empty or new.\n',
    });
    expect(await readdir(join(work, 'taken'))).toEqual(['notes.txt']);
  });

  it('takes a folder with a repository, keeps its editor settings, and makes no other one', async () => {
    execFileSync('git', ['init', '--quiet', '--initial-branch=trunk', join(work, 'cloned')]);
    await mkdir(join(work, 'cloned/.vscode'));
    await writeFile(join(work, 'cloned/.vscode/settings.json'), '{}');
    const { status, stdout } = create('cloned', '--prospectus', engine);
    expect(stdout).toContain('Kept .vscode/settings.json as it was.');
    expect(status).toBe(0);
    expect(await readFile(join(work, 'cloned/.git/HEAD'), 'utf8')).toBe('ref: refs/heads/trunk\n');
    expect(await commandsIn('cloned')).toContainEqual([
      ...['0.2.0', 'new', 'site', 'site', '--language', 'en', '--name', 'Cloned'],
    ]);
  });

  it('leaves what it wrote if the packages cannot be installed, and goes on when run again', async () => {
    const missing = join(work, 'later');
    const first = create('shop', '--lang', 'de', '--prospectus', `file:${missing}`);
    expect(first.status).toBe(1);
    expect(first.stderr).toMatch(
      /this command goes on with them:\n {2}npm create prospectus@\S+ shop -- --lang de --prospectus/,
    );
    expect(existsSync(join(work, 'shop/README.md'))).toBe(true);
    await writeStubEngine(missing);
    expect(create('shop', '--lang', 'de', '--prospectus', `file:${missing}`).status).toBe(0);
    expect(await commandsIn('shop')).toHaveLength(2);
  });

  it('says why the engine refuses the name, and goes on under another', () => {
    const { status, stderr } = create('refused', '--prospectus', engine);
    expect(status).toBe(1);
    expect(stderr).toContain('A site cannot be called “Refused”.');
    expect(create('refused', '--name', 'Accepted', '--prospectus', engine).status).toBe(0);
  });
});
