import { spawnSync } from 'node:child_process';
import {
  cpSync,
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
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareTarget } from '../../src/cli/prepare-target';
import { replaceFolder } from '../../src/files/replace-folder';
import { restoreSite } from '../../src/files/restore-site';
import { killAt, makeSite, textOf } from './killed-site';

let folder: string;
let dist: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prospectus-replace-'));
  dist = join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The ID of a process that has ended. */
const deadPid = () => spawnSync('true').pid;

/** Moves folders, but fails at the call with this number. */
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
    expect(textOf(dist)).toBe('new');
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it.each([1, 2])('leaves the old one in place if move %i fails', (call) => {
    makeSite(dist, 'old');
    const next = makeSite(join(folder, 'next'), 'new');
    expect(() => replaceFolder(dist, next, { move: failing(call) })).toThrow('EIO');
    expect(textOf(dist)).toBe('old');
    expect(readdirSync(folder)).toEqual(['dist', 'next']);
  });

  it('leaves the old one in place if the new one does not exist, so that a real move fails', () => {
    makeSite(dist, 'old');
    expect(() => replaceFolder(dist, join(folder, 'next'))).toThrow('ENOENT');
    expect(textOf(dist)).toBe('old');
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('happens at the target of a symbolic link, and the link stays', () => {
    makeSite(join(folder, 'real'), 'old');
    symlinkSync('real', dist);
    const target = prepareTarget('', dist);
    expect(basename(target)).toBe('real');
    replaceFolder(target, makeSite(join(folder, 'next'), 'new'));
    expect(textOf(dist)).toBe('new');
    expect(readdirSync(folder)).toEqual(['dist', 'real']);
  });
});

describe('a build that is killed between the two moves', () => {
  let killed: string;
  beforeAll(async () => {
    killed = mkdtempSync(join(tmpdir(), 'prospectus-killed-'));
    await killAt(2, killed);
  });
  afterAll(() => rmSync(killed, { recursive: true }));
  beforeEach(() => cpSync(killed, folder, { recursive: true }));

  it('has left no site; the next command restores the old one, and removes leftovers', () => {
    expect(existsSync(dist)).toBe(false);
    expect(prepareTarget('', dist)).toBe(dist);
    expect(textOf(dist)).toBe('old');
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  it('has left no site; the server restores the old one, too', () => {
    expect(restoreSite(dist)).toBe(true);
    expect(textOf(dist)).toBe('old');
  });
});

it('a folder of somebody else is never replaced: the command ends', () => {
  mkdirSync(dist);
  writeFileSync(join(dist, 'ideas.txt'), 'Words.');
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`exit ${status}`);
  });
  expect(() => prepareTarget('Usage: …', dist)).toThrow('exit 2');
  expect(said).toHaveBeenCalledWith(
    `${dist} is not a built site and would be deleted. Name a folder that is empty or new.\nUsage: …`,
  );
  said.mockRestore();
  exit.mockRestore();
  expect(readFileSync(join(dist, 'ideas.txt'), 'utf8')).toBe('Words.');
});

describe('a leftover folder beside the site', () => {
  it('is restored if it is the newest of several', () => {
    const [one, other] = [deadPid(), deadPid()];
    makeSite(`${dist}.last-${one}`, 'older');
    spawnSync('touch', ['-d', '2020-01-01', `${dist}.last-${one}`]);
    makeSite(`${dist}.last-${other}`, 'old');
    prepareTarget('', dist);
    expect(textOf(dist)).toBe('old');
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
    expect(textOf(dist)).toBe('new');
  });

  it('is restored at the target of a symbolic link', () => {
    symlinkSync('real', dist);
    makeSite(join(folder, `real.last-${deadPid()}`), 'old');
    expect(restoreSite(dist)).toBe(true);
    expect(textOf(dist)).toBe('old');
    expect(readdirSync(folder)).toEqual(['dist', 'real']);
  });
});
