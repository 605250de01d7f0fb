import { spawn, spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { journalIn, undoInterruptedChange } from '../../scripts/change-journal';
import { realDisk } from '../../scripts/disk';
import { writeDocuments } from '../../scripts/write-documents';
import { isLong } from '../is-long';
import { type Broken, breakAt, changesOf, stepsOfAll } from './broken-disk';
import { copyOfFixture } from './build-site';
import { bundled, runScript } from './run-script';

let pages: string;
beforeEach(async () => {
  pages = await mkdtemp(join(tmpdir(), 'prospectus-write-'));
  await mkdir(join(pages, 'team'));
  const put = async (path: string, text: string, mode: number) => {
    await writeFile(join(pages, path), text);
    await chmod(join(pages, path), mode);
  };
  await put('about.json', '{"title":"About"}', 0o640);
  await put('index.json', '\uFEFF{"to":"/about"}\r\n', 0o604);
  await put('team/all.json', '{"to":"/about"}', 0o600);
});
afterEach(() => rm(pages, { recursive: true, force: true }));

/** Every file and folder with its bytes and mode. */
async function everythingIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const described = entries.map(async (entry): Promise<[string, string]> => {
    const path = posix.join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    const content = entry.isFile() ? (await readFile(path)).toString('hex') : 'folder';
    return [path.slice(folder.length + 1), `${mode.toString(8)} ${content}`];
  });
  return Object.fromEntries((await Promise.all(described)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the folder is like once the change is made. */
async function changed(): Promise<Record<string, string>> {
  const before = await everythingIn(pages);
  expect(await writeDocuments(pages, changesOf(pages))).toEqual([]);
  const after = await everythingIn(pages);
  expect(after['help/us/about.json']).toBe(before['about.json']);
  expect(after['about.json']).toBeUndefined();
  expect(after['index.json']).toMatch(/^100604 efbbbf/);
  expect(Object.keys(after)).toEqual([
    'help',
    'help/us',
    'help/us/about.json',
    'index.json',
    'new.json',
    'team',
    'team/all.json',
  ]);
  await Promise.all(changesOf(pages).map(({ after: { file } }) => rm(file)));
  await rm(join(pages, 'help'), { recursive: true });
  return after;
}

async function oldAndNew(): Promise<[Record<string, string>, Record<string, string>]> {
  const old = await everythingIn(pages);
  const copy = await mkdtemp(join(tmpdir(), 'prospectus-write-'));
  await rm(copy, { recursive: true });
  await cp(pages, copy, { recursive: true });
  const own = pages;
  pages = copy;
  const made = await changed();
  await rm(copy, { recursive: true });
  pages = own;
  return [old, made];
}

const steps = Array.from({ length: stepsOfAll }, (_, index) => index + 1);

describe('documents that are changed together', () => {
  it('take as many steps as the tests below cover', async () => {
    const { disk, taken } = breakAt(realDisk, 1_000_000, 'fails before');
    await writeDocuments(pages, changesOf(pages), disk);
    expect(taken()).toBe(stepsOfAll);
  });

  describe.each<Broken>(['fails before', 'fails after'])('if one step %s it takes effect', (how) => {
    it.each(steps)('are all old or all new: step %i', async (step) => {
      const [old, made] = await oldAndNew();
      const { disk } = breakAt(realDisk, step, how);
      const failure = await writeDocuments(pages, changesOf(pages), disk).then(
        () => undefined,
        (error: NodeJS.ErrnoException) => error.code,
      );
      expect(await everythingIn(pages)).toEqual(failure === undefined ? expect.objectContaining(made) : old);
      await undoInterruptedChange(pages);
      expect(await everythingIn(pages)).toEqual(failure === undefined ? made : old);
    });
  });

  it('are restored by the next command if every step from one on fails', async () => {
    const [old, made] = await oldAndNew();
    for (const step of steps) {
      const { disk } = breakAt(realDisk, step, 'fails from then on');
      const failure = await writeDocuments(pages, changesOf(pages), disk).catch((error) => error);
      await undoInterruptedChange(pages);
      const found = await everythingIn(pages);
      expect(found, `step ${step}`).toEqual(failure instanceof Error ? old : made);
      if (!(failure instanceof Error)) break;
    }
  });

  it('are restored byte for byte wherever the process is killed', async () => {
    const [old, made] = await oldAndNew();
    const kill = async (step: number, how: string) => {
      const folder = await mkdtemp(join(tmpdir(), 'prospectus-killed-'));
      await cp(pages, folder, { recursive: true });
      const command = [...bundled('killed-write'), folder, String(step), how];
      const child = spawn(process.execPath, command, { stdio: 'inherit' });
      expect(await new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))).toBe(
        'SIGKILL',
      );
      const wasInterrupted = await undoInterruptedChange(folder);
      const found = await everythingIn(folder);
      await rm(folder, { recursive: true });
      return { found, wasInterrupted };
    };
    const killedAt = isLong ? steps : steps.filter((step) => step % 3 === 1);
    let restored = 0;
    for (const how of ['fails before', 'fails after'])
      for (let first = 0; first < killedAt.length; first += 4) {
        const killed = await Promise.all(killedAt.slice(first, first + 4).map((step) => kill(step, how)));
        for (const [index, { found, wasInterrupted }] of killed.entries()) {
          const isNew = JSON.stringify(found) === JSON.stringify(made);
          if (!isNew) expect(found, `${how} ${killedAt[first + index]}`).toEqual(old);
          expect(isNew && wasInterrupted).toBe(false);
          if (wasInterrupted) restored += 1;
        }
      }
    expect(restored).toBeGreaterThan(killedAt.length / 3); // it was not only before the first and after the last
  });
});

/** Leaves the folder as it is when the process is killed after two documents were replaced. */
async function interrupt(folder: string): Promise<void> {
  const command = [...bundled('killed-write'), folder, '15', 'fails after'];
  const child = spawn(process.execPath, command, { stdio: 'inherit' });
  await new Promise((resolve) => child.once('exit', resolve));
  expect(await readdir(folder)).toEqual(
    expect.arrayContaining(['.change-journal.json', 'about.json', 'help']),
  );
  expect(await readFile(join(folder, 'index.json'), 'utf8')).toContain('/help/us/about');
}

describe('an interrupted change', () => {
  it('never overwrites what was written since: the document is named, and nothing is changed', async () => {
    await interrupt(pages);
    await writeFile(join(pages, 'index.json'), '{"to":"/written/since"}');
    const before = await everythingIn(pages);
    await expect(undoInterruptedChange(pages)).rejects.toMatchObject({
      code: 'EDITED',
      path: join(pages, 'index.json'),
    });
    expect(await everythingIn(pages)).toEqual(before);
  });

  it('is undone except for a document that was edited before it was replaced', async () => {
    const old = await everythingIn(pages);
    await interrupt(pages);
    await writeFile(join(pages, 'team/all.json'), '{"to":"/written/since"}');
    expect(await undoInterruptedChange(pages)).toBe(true);
    const found = await everythingIn(pages);
    expect(await readFile(join(pages, 'team/all.json'), 'utf8')).toBe('{"to":"/written/since"}');
    expect({ ...found, 'team/all.json': old['team/all.json'] }).toEqual(old);
  });

  it('is left alone while its process runs, and no other change can begin', async () => {
    const journal = { process: process.ppid, folders: [], changes: [] };
    await writeFile(journalIn(pages), JSON.stringify(journal));
    const before = await everythingIn(pages);
    expect(await undoInterruptedChange(pages)).toBe(false);
    await expect(writeDocuments(pages, changesOf(pages))).rejects.toMatchObject({ code: 'CHANGING' });
    expect(await everythingIn(pages)).toEqual(before);
  });

  it('is undone if its process ID is in use again, since no change takes so long', async () => {
    const journal = { process: process.ppid, folders: [], changes: [] };
    await writeFile(journalIn(pages), JSON.stringify(journal));
    await utimes(journalIn(pages), 0, Date.now() / 1000 - 3600);
    expect(await undoInterruptedChange(pages)).toBe(true);
    expect(await readdir(pages)).not.toContain('.change-journal.json');
  });

  it.each([
    'no JSON',
    '[]',
    JSON.stringify({ process: 0.5, folders: [], changes: [] }),
    JSON.stringify({ process: 1, folders: ['../kept'], changes: [] }),
    JSON.stringify({ process: 1, folders: [], changes: [{ after: { path: '/etc/hosts', digest: '' } }] }),
    JSON.stringify({ process: 1, folders: [], changes: [{ after: { path: 'a/../../b.json', digest: '' } }] }),
  ])('is not undone if its journal is %s', async (text) => {
    await writeFile(journalIn(pages), text);
    await expect(undoInterruptedChange(pages)).rejects.toMatchObject({ code: 'UNREADABLE' });
  });

  it('is undone by the check, which then reads the site as it was', async () => {
    const { pages: site } = await copyOfFixture();
    await cp(pages, site, { recursive: true });
    await rm(join(site, 'index.json')).then(() => cp(join(pages, 'index.json'), join(site, 'index.json')));
    await interrupt(site);
    const { stderr } = await runScript('check', ['--pages', site]);
    expect(stderr).toMatch(/^A change of the documents was interrupted\. They are restored/);
    expect(await readFile(join(site, 'index.json'), 'utf8')).toBe('\uFEFF{"to":"/about"}\r\n');
  });
});

/** Root may set this flag, where the file system knows it. */
const canLock = (folder: string) => spawnSync('chattr', ['+i', folder]).status === 0;

describe('a document that cannot be replaced', () => {
  it('leaves the others as they were', async ({ skip }) => {
    const locked = join(pages, 'team/all.json');
    if (!canLock(locked)) skip();
    const old = await everythingIn(pages);
    try {
      await expect(writeDocuments(pages, changesOf(pages))).rejects.toMatchObject({
        code: 'EPERM',
        path: locked,
      });
      expect(await everythingIn(pages)).toEqual(old);
    } finally {
      spawnSync('chattr', ['-i', locked]);
    }
  });

  it('leaves the others as they were if a folder may not be written', async () => {
    const old = await everythingIn(pages);
    await chmod(join(pages, 'team'), 0o500);
    const asAnybody = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override'] : [];
    const [program = '', ...words] = [...asAnybody, process.execPath];
    const command = [...words, ...bundled('killed-write'), pages, '1000000', 'fails before'];
    const { stderr, status } = spawnSync(program, command, { encoding: 'utf8' });
    expect(stderr).toContain('EACCES');
    expect(status).toBe(1);
    await chmod(join(pages, 'team'), 0o755);
    expect(await everythingIn(pages)).toEqual(old);
  });
});
