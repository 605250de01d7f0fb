import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { renamePage } from '../../src/authoring/rename/rename-page';
import { openLiveSite } from '../../src/dev/live-site';
import { writeDocuments } from '../../src/files/write-documents';
import { copyOfFixture } from './build-site';

/**
 * What the live site leaves for later comes no sooner than the editor is done, however slow the machine is. Its wait for a
 * file that is just being filled is as it is: the editor may be done only once that has been read.
 */
const editor = vi.hoisted(() => ({ isDone: Promise.resolve(), awaited: 0 }));
vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof import('node:timers/promises')>();
  const setTimeout = async (...wait: Parameters<typeof timers.setTimeout>) => {
    const isLater = wait[2]?.ref === false;
    if (isLater) editor.awaited += 1;
    await timers.setTimeout(...wait);
    if (!isLater) return;
    await editor.isDone;
    editor.awaited -= 1;
  };
  return { ...timers, setTimeout };
});

const { pages: folder } = await copyOfFixture();
const reported = vi.spyOn(console, 'error').mockReturnValue();
const shown: unknown[] = [];
const live = await openLiveSite({
  folder,
  controlIcons: [],
  origin: 'http://localhost:5173',
  onChange: (site) => shown.push(site.error()?.message),
});

it('keeps its schemas when a document is saved: with others it would compile every document again', async () => {
  const { schemas } = live.sources();
  const file = join(folder, 'norway.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/"lead": "[^"]*"/, '"lead": "Just saved"'));
  live.touch('norway.json');
  const shownPage = () => JSON.stringify(live.snapshot()?.pages.get('/norway')?.page);
  await expect.poll(shownPage).toContain('Just saved');
  expect(live.sources().schemas).toBe(schemas);
});

const page = (title: string) =>
  JSON.stringify({
    kind: 'page',
    title,
    description: `What ${title} is.`,
    breadcrumb: title,
    blocks: [{ type: 'banner', title }],
  });

it('still reads the other documents if a folder has become a file', async () => {
  await mkdir(join(folder, 'team'));
  await writeFile(join(folder, 'team/history.json'), page('History'));
  live.touch('team/history.json');
  await expect.poll(() => live.snapshot()?.pages.has('/team/history')).toBe(true);

  await rm(join(folder, 'team'), { recursive: true });
  await writeFile(join(folder, 'team'), '');
  await writeFile(join(folder, 'visit.json'), page('Visit'));
  live.touch('team/history.json', 'visit.json');
  await expect.poll(() => live.snapshot()?.pages.has('/visit')).toBe(true);
  expect(live.snapshot()?.pages.has('/team/history')).toBe(false);
  await rm(join(folder, 'team'));
});

it('reads, with what was reported, every file that has changed without a report', async () => {
  await writeFile(join(folder, 'history.json'), page('History'));
  await writeFile(join(folder, 'visit.json'), page('Visit us'));
  await writeFile(join(folder, 'team.json'), page('Team'));
  live.touch('team.json'); // the watcher misses some of many changes at once
  await expect.poll(() => live.snapshot()?.pages.has('/history')).toBe(true);
  expect(live.snapshot()?.pages.get('/visit')?.page.title).toBe('Visit us');

  await rm(join(folder, 'history.json'));
  await rm(join(folder, 'team.json'));
  live.touch('team.json');
  await expect.poll(() => live.snapshot()?.pages.has('/history')).toBe(false);
});

it('shows the size of a file for download as it is now', async () => {
  const file = join(folder, '_files/packing-list.pdf');
  const whole = await readFile(file);
  const sizes = () => live.snapshot()?.sources.fileBytes;
  expect(sizes()?.get('packing-list.pdf')).toBe(whole.length);
  await writeFile(file, Buffer.concat([whole, whole]));
  live.touch('_files/packing-list.pdf');
  await expect.poll(() => sizes()?.get('packing-list.pdf')).toBe(2 * whole.length);
  await writeFile(file, whole);
  live.touch('_files/packing-list.pdf');
  await expect.poll(() => sizes()?.get('packing-list.pdf')).toBe(whole.length);
});

it('reports a file that nothing reads, until it is gone', async () => {
  reported.mockClear();
  await writeFile(join(folder, 'malta.json.txt'), page('Malta'));
  live.touch('malta.json.txt');
  await expect.poll(() => reported.mock.calls.flat().join('')).toMatch(/malta\.json\.txt.*ignored-file/s);

  reported.mockClear();
  await rm(join(folder, 'malta.json.txt'));
  live.touch('malta.json.txt');
  await expect.poll(() => reported.mock.calls.length).toBe(1);
  expect(String(reported.mock.lastCall)).not.toContain('malta');
});

it('reports no errors while a change of several files arrives, one by one', async () => {
  const renaming = renamePage(live.sources(), '/chile', '/patagonia');
  if ('refused' in renaming) throw new Error(renaming.refused);
  expect(await writeDocuments(folder, renaming.changes)).toEqual([]);
  const changed = [...new Set(renaming.changes.flatMap(({ before, after }) => [before.path, after.path]))];
  expect(changed.length).toBeGreaterThan(2);

  shown.length = 0;
  let done = () => {};
  editor.isDone = new Promise((resolve) => (done = resolve));
  for (const path of changed.reverse()) {
    live.touch(path);
    await setImmediate(); // the first of them is compiled before the next is reported
  }
  done();
  await expect.poll(() => live.snapshot()?.pages.has('/patagonia')).toBe(true);
  expect(live.snapshot()?.pages.has('/chile')).toBe(false);
  expect(shown.filter(Boolean)).toEqual([]);
});

it('reports a file that it cannot read once, and shows what else is saved', async () => {
  reported.mockClear();
  await writeFile(join(folder, '../elsewhere.json'), page('Elsewhere'));
  await symlink(join(folder, '../elsewhere.json'), join(folder, 'linked.json'));
  await writeFile(join(folder, 'beside.json'), page('Beside'));
  live.touch('linked.json', 'beside.json');
  await expect.poll(() => live.snapshot()?.pages.has('/beside')).toBe(true);
  expect(live.snapshot()?.pages.has('/linked')).toBe(false);

  live.touch('linked.json');
  await writeFile(join(folder, 'later.json'), page('Later'));
  live.touch('later.json');
  await expect.poll(() => live.snapshot()?.pages.has('/later')).toBe(true);
  const messages = reported.mock.calls.flat().filter((text) => String(text).includes('linked.json'));
  expect(messages).toEqual([expect.stringMatching(/^Could not read .*linked\.json: it is a symbolic link/)]);
});

it('shows at once what is wrong with a document by itself', async () => {
  const file = join(folder, 'patagonia.json');
  const text = await readFile(file, 'utf8');
  let done = () => {};
  editor.isDone = new Promise((resolve) => (done = resolve));
  await writeFile(file, text.replace('"title":', '"titel":'));
  live.touch('patagonia.json');
  await expect
    .poll(() => live.error()?.message)
    .toMatch(/^1 error, 0 warnings; 1 fixable with npm run check -- --fix\.\n\nunknown-property: .*“titel”/);
  await writeFile(file, text);
  live.touch('patagonia.json');
  await expect.poll(() => live.error()).toBeUndefined();
  done();
});

it('shows a half-written document at once, and reports it in the terminal only if it stays so', async () => {
  const others = ['linked.json', 'visit.json', 'beside.json', 'later.json'];
  for (const path of others) await rm(join(folder, path));
  live.touch(...others);
  await expect.poll(() => reported.mock.lastCall).toEqual(['No problems.']);

  const file = join(folder, 'patagonia.json');
  const text = await readFile(file, 'utf8');
  let done = () => {};
  editor.isDone = new Promise((resolve) => (done = resolve));
  reported.mockClear();
  await writeFile(file, text.slice(0, text.length / 2));
  live.touch('patagonia.json');
  await expect.poll(() => live.error()?.message).toMatch(/^1 error, 0 warnings\.\n\nsyntax-error/);
  await writeFile(file, text); // the watcher reports no second change so soon
  done();
  await expect.poll(() => live.error()).toBeUndefined();
  await expect.poll(() => editor.awaited).toBe(0); // nothing is left for later, and what was is in the queue
  await writeFile(join(folder, 'last.json'), page('Last'));
  live.touch('last.json');
  await expect.poll(() => live.snapshot()?.pages.has('/last')).toBe(true);
  expect(reported).not.toHaveBeenCalled();
  await rm(join(folder, 'last.json'));
  live.touch('last.json');
  await expect.poll(() => live.snapshot()?.pages.has('/last')).toBe(false);

  await writeFile(file, text.slice(0, text.length / 2));
  live.touch('patagonia.json');
  await expect.poll(() => reported.mock.lastCall).toEqual([expect.stringContaining('syntax-error')]);
  await writeFile(file, text);
  live.touch('patagonia.json');
  await expect.poll(() => reported.mock.lastCall).toEqual(['No problems.']);
});
