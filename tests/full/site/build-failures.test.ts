import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runThrough } from '../../site/run-script';
import { smallPages } from '../../site/small-pages';

let pages: string;
let out: string;
beforeEach(async () => {
  ({ pages, out } = await smallPages());
  out = join(dirname(out), 'disk/dist');
  await mkdir(dirname(out));
});
afterEach(() => rm(dirname(pages), { recursive: true, force: true }));

/** Writes the files by which a command recognises a folder as a built site. */
async function writeLastSite(): Promise<void> {
  await mkdir(out, { recursive: true });
  for (const name of ['_headers', '_redirects', '404.html', 'index.html'])
    await writeFile(join(out, name), 'the last site');
}

/** Builds, and expects two lines and status 2; the last site is in its place, and nothing beside it. */
async function expectFailedBuild(through: readonly string[], message: RegExp, ...options: readonly string[]) {
  const { status, stderr } = await runThrough(through, 'build', ['--pages', pages, '--out', out, ...options]);
  const lines = stderr.trimEnd().split('\n');
  expect(lines.at(-2)).toMatch(message);
  expect(lines.at(-1)).toMatch(/^ {2}hint: .* Then run the command again\.$/);
  expect(lines.filter((line) => !line.startsWith('Warnings:'))).toHaveLength(2);
  expect(status).toBe(2);
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('the last site');
  expect(await readdir(dirname(out))).toEqual(['dist']);
}

/** Root may write everywhere, unless it drops that capability. */
const asAnybody = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override'] : [];
/** Mounting needs a capability (CAP_SYS_ADMIN) that root lacks in most containers. */
const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;

async function withSmallDiskAt(folder: string, size: string, work: () => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
  try {
    await work();
  } finally {
    execFileSync('umount', ['--lazy', folder]);
  }
}

describe('a build that cannot be finished leaves the previous site in place', () => {
  it('when the addresses of a release cannot be recorded', async () => {
    await writeLastSite();
    const urlHistory = join(pages, '_urls.json');
    // Without /about, which the release would have to record.
    const before = (await readFile(urlHistory, 'utf8')).replace(/\s*"\/about",/, '');
    await writeFile(urlHistory, before);
    await chmod(pages, 0o500);
    await expectFailedBuild(
      asAnybody,
      /^Could not open \S+_urls\.json: permission denied \(EACCES\)\.$/,
      '--release',
    );
    await chmod(pages, 0o700);
    expect(await readFile(urlHistory, 'utf8')).toBe(before);
  });

  it.skipIf(!canMount)('when the disk is full', async () => {
    // What the bundler writes has room; this file has none.
    await mkdir(join(pages, '_files'));
    await writeFile(join(pages, '_files/film.mp4'), Buffer.alloc(4_000_000));
    await withSmallDiskAt(dirname(out), '3m', async () => {
      await writeLastSite();
      await expectFailedBuild([], /^Could not .*: the disk is full \(ENOSPC\)\.$/);
    });
  });

  it.skipIf(!canMount)('when the disk is full before the pages are written', async () => {
    await withSmallDiskAt(dirname(out), '1m', async () => {
      await writeLastSite();
      await expectFailedBuild([], /^Could not .*: the disk is full \(ENOSPC\)\.$/);
    });
  });

  it.skipIf(!canMount)('when the folder cannot be moved, and records no release', async () => {
    const urlHistory = join(pages, '_urls.json');
    // Without /about, which the release would have to record.
    const before = (await readFile(urlHistory, 'utf8')).replace(/\s*"\/about",/, '');
    await writeFile(urlHistory, before);
    await withSmallDiskAt(out, '50m', async () => {
      await writeLastSite();
      const message =
        /^Could not rename \S+ to \S+: another program uses it, or a disk is mounted there \(EBUSY\)\.$/;
      await expectFailedBuild([], message, '--release');
    });
    expect(await readFile(urlHistory, 'utf8')).toBe(before);
  });
});
