import { execFile, execFileSync } from 'node:child_process';
import { cp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { mergeBaseWith, readRevision, repositoryOf } from '../../src/sources/read-revision';
import { commandLine } from './run-script';
import { smallPages } from './small-pages';

it('npm run diff describes what a branch changes since it left main, and not what main has changed meanwhile', async () => {
  const { pages } = await smallPages();
  const folder = dirname(pages);
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...args], {
      cwd: folder,
    });
  const edit = async (name: string, title: string) => {
    const file = join(pages, name);
    await writeFile(file, (await readFile(file, 'utf8')).replace(/"title": "[^"]*"/, `"title": "${title}"`));
  };
  await cp('schema', join(folder, 'schema'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'The site');
  git('switch', '--quiet', '--create', 'branch');
  git('switch', '--quiet', 'main');
  await edit('team.json', 'The team of others');
  git('commit', '--quiet', '--all', '--message', 'Meanwhile');
  git('switch', '--quiet', 'branch');
  await edit('about.json', 'About this branch');
  const { stdout } = await promisify(execFile)(process.execPath, [...commandLine('diff')], { cwd: folder });
  expect(stdout).toContain('About this branch');
  expect(stdout).not.toContain('The team of others');
  await rm(folder, { recursive: true });
});

it('a site may be a repository of its own: it is read as it was, with the schemas of today', async () => {
  const { pages } = await smallPages();
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...args], {
      cwd: pages,
    });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'The site');
  const file = join(pages, 'about.json');
  const before = await readFile(file, 'utf8');
  await writeFile(file, before.replace(/"title": "[^"]*"/, '"title": "About us now"'));
  const repository = repositoryOf(pages) ?? '';
  expect(repository).toBe(await realpath(pages));
  const { sources } = await readRevision(repository, mergeBaseWith(repository, 'main') ?? '', '.');
  expect(sources.documents.find(({ path }) => path === 'about.json')?.text).toBe(before);
  expect(Object.keys(sources.schemas)).toContain('schema/page.schema.json');
  await rm(dirname(pages), { recursive: true });
});
