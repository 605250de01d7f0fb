import { spawn, spawnSync } from 'node:child_process';
import { chmod, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { journalIn, undoInterruptedChange } from '../../src/files/change-journal';
import { realDisk } from '../../src/files/disk';
import { writeDocuments } from '../../src/files/write-documents';
import { readSources } from '../../src/sources/read-sources';
import { type Broken, breakAt, changesOf, diskStepsOfChange } from './broken-disk';
import { beforeAndAfter, everythingIn, folderToChange } from './folder-to-change';
import { programLine } from './run-script';

let pages: string;
beforeEach(async () => {
  pages = await folderToChange();
});
afterEach(() => rm(pages, { recursive: true, force: true }));

const steps = Array.from({ length: diskStepsOfChange }, (_, index) => index + 1);

describe('documents that are changed together', () => {
  it('move, change and appear with their bytes and modes', async () => {
    const [before, after] = await beforeAndAfter(pages);
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
  });

  it('take as many steps as the tests below cover', async () => {
    const { disk, taken } = breakAt(realDisk, 1_000_000, 'fails before');
    await writeDocuments(pages, changesOf(pages), disk);
    expect(taken()).toBe(diskStepsOfChange);
  });

  describe.each<Broken>(['fails before', 'fails after'])('if one step %s it takes effect', (how) => {
    it.each(steps)('are all old or all new: step %i', async (step) => {
      const [old, made] = await beforeAndAfter(pages);
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
    const [old, made] = await beforeAndAfter(pages);
    for (const step of steps) {
      const { disk } = breakAt(realDisk, step, 'fails from then on');
      const failure = await writeDocuments(pages, changesOf(pages), disk).catch((error) => error);
      await undoInterruptedChange(pages);
      const found = await everythingIn(pages);
      expect(found, `step ${step}`).toEqual(failure instanceof Error ? old : made);
      if (!(failure instanceof Error)) break;
    }
  });
});

/** The last step that is done in the tests below: by it the second document is replaced. */
const lastStep = 15;

/** Leaves the folder as it is when the process is killed after `lastStep`: nothing that follows takes effect. */
async function interrupt(folder: string): Promise<void> {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const { disk } = breakAt(realDisk, lastStep + 1, 'fails from then on');
  await expect(writeDocuments(folder, changesOf(folder), disk)).rejects.toMatchObject({ code: 'EIO' });
  expect(said).toHaveBeenCalledWith(expect.stringContaining('The next command restores them.'));
  said.mockRestore();
  await expectInterrupted(folder);
}

/** The same, by a process that kills itself. */
async function kill(folder: string): Promise<void> {
  const command = [...programLine('tests/site/killed-write.ts'), folder, String(lastStep), 'fails after'];
  const child = spawn(process.execPath, command, { stdio: 'inherit' });
  await new Promise((resolve) => child.once('exit', resolve));
  await expectInterrupted(folder);
}

async function expectInterrupted(folder: string): Promise<void> {
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
    const journal = { process: process.ppid, folders: [], changes: [] }; // the parent process is running
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

  it('of a process that was killed is undone by whatever reads the site next, which reads it as it was', async () => {
    await kill(pages);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const { documents } = await readSources(pages);
    expect(said).toHaveBeenCalledWith(
      expect.stringMatching(/^A change of the documents was interrupted\. They are restored/),
    );
    said.mockRestore();
    expect(documents.map(({ path, text }) => [path, text])).toEqual([
      ['about.json', '{"title":"About"}'],
      ['index.json', '{"to":"/about"}\r\n'],
      ['team/all.json', '{"to":"/about"}'],
    ]);
    expect(await readFile(join(pages, 'index.json'), 'utf8')).toBe('\uFEFF{"to":"/about"}\r\n');
  });
});

/** Makes a file immutable, which only root may and not every file system can; gives whether it did. */
const tryToLock = (folder: string) => spawnSync('chattr', ['+i', folder]).status === 0;

describe('a document that cannot be replaced', () => {
  it('leaves the others as they were', async ({ skip }) => {
    const locked = join(pages, 'team/all.json');
    if (!tryToLock(locked)) skip();
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
    // Root may write anywhere, unless it gives up this capability.
    const asAnybody = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override'] : [];
    const [program = '', ...args] = [...asAnybody, process.execPath];
    // No step has so high a number, so that none but the real disk fails.
    const command = [...args, ...programLine('tests/site/killed-write.ts'), pages, '1000000', 'fails before'];
    const { stderr, status } = spawnSync(program, command, { encoding: 'utf8' });
    expect(stderr).toContain('EACCES');
    expect(status).toBe(1);
    await chmod(join(pages, 'team'), 0o755);
    expect(await everythingIn(pages)).toEqual(old);
  });
});
