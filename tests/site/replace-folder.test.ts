import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareTarget, replaceFolder } from '../../scripts/replace-folder';
import { restoreSite } from '../../server/restore-site';
import { programLine } from './run-script';

let folder: string;
let dist: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prospectus-replace-'));
  dist = join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function makeSite(path: string, words: string): string {
  mkdirSync(path);
  for (const name of ['_headers', '_redirects', '404.html', 'index.html'])
    writeFileSync(join(path, name), words);
  return path;
}
const wordsOf = (path: string) => readFileSync(join(path, 'index.html'), 'utf8');

/** The number of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['--version']).pid;

function failing(call: number) {
  let calls = 0;
  return (from: string, to: string) => {
    calls += 1;
    if (calls === call)
      throw Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'rename', path: from, dest: to });
    spawnSync('mv', ['-T', from, to]);
  };
}

describe('replacing the built site', () => {
  it('leaves only the new one', () => {
    makeSite(dist, 'old');
    replaceFolder(dist, makeSite(join(folder, 'next'), 'new'));
    expect(wordsOf(dist)).toBe('new');
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it.each([1, 2])('leaves the old one in place if move %i fails', (call) => {
    makeSite(dist, 'old');
    const next = makeSite(join(folder, 'next'), 'new');
    expect(() => replaceFolder(dist, next, { move: failing(call) })).toThrow('EIO');
    expect(wordsOf(dist)).toBe('old');
    expect(readdirSync(folder)).toEqual(['dist', 'next']);
  });

  it('leaves the old one in place if the new one does not exist, which is a real system error', () => {
    makeSite(dist, 'old');
    expect(() => replaceFolder(dist, join(folder, 'next'))).toThrow('ENOENT');
    expect(wordsOf(dist)).toBe('old');
    expect(readdirSync(folder)).toEqual(['dist']);
  });
});

/** Replaces the site in a process of its own, which kills itself before the move of this number, or after the last. */
async function killAt(call: number): Promise<void> {
  const child = spawn(
    process.execPath,
    [...programLine('tests/site/killed-replace.ts'), dist, String(call)],
    {
      stdio: 'inherit',
    },
  );
  const signal = await new Promise((resolve) => child.once('exit', (_code, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
}

describe('a build that is killed while it replaces the site', () => {
  it.each([
    [1, 'old'],
    [2, 'old'],
    [3, 'new'],
  ])('before move %i: the next command finds the %s site, and removes leftovers', async (call, words) => {
    makeSite(dist, 'old');
    makeSite(join(folder, 'made'), 'new');
    await killAt(call);
    expect(prepareTarget('', dist)).toBe(dist);
    expect(wordsOf(dist)).toBe(words);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('between the moves: the server restores the site, too', async () => {
    makeSite(dist, 'old');
    makeSite(join(folder, 'made'), 'new');
    await killAt(2);
    expect(existsSync(dist)).toBe(false);
    expect(restoreSite(dist)).toBe(true);
    expect(wordsOf(dist)).toBe('old');
  });
});

describe('a leftover folder beside the site', () => {
  it('is restored if it is the newest of several', () => {
    const [one, other] = [deadPid(), deadPid()];
    makeSite(`${dist}.last-${one}`, 'older');
    spawnSync('touch', ['-d', '2020-01-01', `${dist}.last-${one}`]);
    makeSite(`${dist}.last-${other}`, 'old');
    prepareTarget('', dist);
    expect(wordsOf(dist)).toBe('old');
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('stays if its process is running, it has another name, or it is not a site', () => {
    makeSite(dist, 'old');
    makeSite(`${dist}.last-${process.pid}`, 'of a build that runs');
    makeSite(`${dist}.last-copy`, 'a copy by hand');
    makeSite(`${dist}2.last-${deadPid()}`, 'of another folder');
    const notes = `${dist}.last-${deadPid()}`;
    mkdirSync(notes);
    writeFileSync(join(notes, 'ideas.txt'), 'Words.');
    const link = `${dist}.next-${deadPid()}`;
    symlinkSync(notes, link);
    const before = readdirSync(folder);
    prepareTarget('', dist);
    expect(readdirSync(folder)).toEqual(before);
    expect(before).toHaveLength(6);
    expect(readdirSync(notes)).toEqual(['ideas.txt']);
  });

  it('never replaces an existing site', () => {
    makeSite(dist, 'new');
    makeSite(`${dist}.last-${deadPid()}`, 'old');
    expect(restoreSite(dist)).toBe(false);
    expect(wordsOf(dist)).toBe('new');
  });

  it('is replaced at the target of a symbolic link, and the link stays', () => {
    makeSite(join(folder, 'real'), 'old');
    symlinkSync('real', dist);
    const target = prepareTarget('', dist);
    expect(basename(target)).toBe('real');
    replaceFolder(target, makeSite(join(folder, 'next'), 'new'));
    expect(wordsOf(dist)).toBe('new');
    expect(readdirSync(folder)).toEqual(['dist', 'real']);
  });

  it('is restored at the target of a symbolic link', () => {
    symlinkSync('real', dist);
    makeSite(join(folder, `real.last-${deadPid()}`), 'old');
    expect(restoreSite(dist)).toBe(true);
    expect(wordsOf(dist)).toBe('old');
    expect(readdirSync(folder)).toEqual(['dist', 'real']);
  });
});
