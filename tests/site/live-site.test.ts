import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { renamePage } from '../../src/authoring/rename/rename-page';
import { openLiveSite } from '../../src/dev/live-site';
import { copyOfFixture } from './build-site';

/**
 * Holds back what the live site does after a delay (timers with `ref: false`) until the simulated editor is done,
 * however slow the machine is. Its wait for an empty file to be filled is not held back, because the editor may be done
 * only once that file has been read.
 */
const editor = vi.hoisted(() => ({ finished: Promise.resolve(), awaited: 0 }));
vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof import('node:timers/promises')>();
  const setTimeout = async (...wait: Parameters<typeof timers.setTimeout>) => {
    const isLater = wait[2]?.ref === false;
    if (isLater) editor.awaited += 1;
    await timers.setTimeout(...wait);
    if (!isLater) return;
    await editor.finished;
    editor.awaited -= 1;
  };
  return { ...timers, setTimeout };
});

const { pages: folder } = await copyOfFixture();
const reported = vi.spyOn(console, 'error').mockReturnValue();
const shownErrors: unknown[] = [];
const live = await openLiveSite({
  folder,
  controlIcons: [],
  origin: 'http://localhost:5173',
  onChange: (site) => shownErrors.push(site.error()?.message),
});

it('keeps its schemas when a document is saved: with others it would compile every document again', async () => {
  const { schemas } = live.sources();
  const file = join(folder, 'norway.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/"lead": "[^"]*"/, '"lead": "Just saved"'));
  live.touch();
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
  live.touch();
  await expect.poll(() => live.snapshot()?.pages.has('/team/history')).toBe(true);

  await rm(join(folder, 'team'), { recursive: true });
  await writeFile(join(folder, 'team'), '');
  await writeFile(join(folder, 'visit.json'), page('Visit'));
  live.touch();
  await expect.poll(() => live.snapshot()?.pages.has('/visit')).toBe(true);
  expect(live.snapshot()?.pages.has('/team/history')).toBe(false);
  await rm(join(folder, 'team'));
});

it('shows the size of a file for download as it is now', async () => {
  const file = join(folder, '_files/packing-list.pdf');
  const whole = await readFile(file);
  const sizes = () => live.snapshot()?.sources.fileBytes;
  expect(sizes()?.get('packing-list.pdf')).toBe(whole.length);
  await writeFile(file, Buffer.concat([whole, whole]));
  live.touch();
  await expect.poll(() => sizes()?.get('packing-list.pdf')).toBe(2 * whole.length);
  await writeFile(file, whole);
  live.touch();
  await expect.poll(() => sizes()?.get('packing-list.pdf')).toBe(whole.length);
});

it('reports a file that nothing reads, until it is gone', async () => {
  reported.mockClear();
  await writeFile(join(folder, 'malta.json.txt'), page('Malta'));
  live.touch();
  await expect.poll(() => reported.mock.calls.flat().join('')).toMatch(/malta\.json\.txt.*ignored-file/s);

  reported.mockClear();
  await rm(join(folder, 'malta.json.txt'));
  live.touch();
  await expect.poll(() => reported.mock.calls.length).toBe(1);
  expect(String(reported.mock.lastCall)).not.toContain('malta');
});

it('reports no errors while a change of several files arrives, one by one', async () => {
  const renaming = renamePage(live.sources(), '/chile', '/patagonia');
  if ('refused' in renaming) throw new Error(renaming.refused);
  const steps = renaming.changes.flatMap(({ before, after }) => [
    () => writeFile(join(folder, after.path), after.text),
    ...(before.path === after.path ? [] : [() => rm(join(folder, before.path))]),
  ]);
  expect(steps.length).toBeGreaterThan(2);

  shownErrors.length = 0;
  let done = () => {};
  editor.finished = new Promise((resolve) => (done = resolve));
  for (const step of steps.reverse()) {
    const last = live.sources();
    await step();
    live.touch();
    await expect.poll(() => live.sources()).not.toBe(last); // this state is compiled before the next is written
  }
  done();
  await expect.poll(() => live.snapshot()?.pages.has('/patagonia')).toBe(true);
  expect(live.snapshot()?.pages.has('/chile')).toBe(false);
  expect(shownErrors.filter(Boolean)).toEqual([]);
});

it('reports a file that it cannot read once, and keeps what it has read until the file is gone', async () => {
  reported.mockClear();
  await writeFile(join(folder, '../elsewhere.json'), page('Elsewhere'));
  await symlink(join(folder, '../elsewhere.json'), join(folder, 'linked.json'));
  await writeFile(join(folder, 'beside.json'), page('Beside'));
  live.touch();
  const message = /^Could not read .*linked\.json: it is a symbolic link/;
  await expect.poll(() => live.error()?.message).toMatch(message);
  expect(live.snapshot()?.pages.has('/patagonia')).toBe(true);
  live.touch();
  await expect.poll(() => editor.awaited).toBe(0);
  const messages = reported.mock.calls.flat().filter((text) => String(text).includes('linked.json'));
  expect(messages).toEqual([expect.stringMatching(message)]);

  await rm(join(folder, 'linked.json'));
  live.touch();
  await expect.poll(() => live.snapshot()?.pages.has('/beside')).toBe(true);
  expect(live.error()).toBeUndefined();
});

it('shows at once what is wrong with a document by itself', async () => {
  const file = join(folder, 'patagonia.json');
  const text = await readFile(file, 'utf8');
  let done = () => {};
  editor.finished = new Promise((resolve) => (done = resolve));
  await writeFile(file, text.replace('"title":', '"titel":'));
  live.touch();
  await expect
    .poll(() => live.error()?.message)
    .toMatch(/^1 error, 0 warnings; 1 fixable with npm run check -- --fix\.\n\nunknown-property: .*“titel”/);
  await writeFile(file, text);
  live.touch();
  await expect.poll(() => live.error()).toBeUndefined();
  done();
});

it('shows a half-written document at once, and reports it in the terminal only if it stays so', async () => {
  for (const path of ['visit.json', 'beside.json']) await rm(join(folder, path));
  live.touch();
  await expect.poll(() => reported.mock.lastCall).toEqual(['No problems.']);

  const file = join(folder, 'patagonia.json');
  const text = await readFile(file, 'utf8');
  let done = () => {};
  editor.finished = new Promise((resolve) => (done = resolve));
  reported.mockClear();
  await writeFile(file, text.slice(0, text.length / 2));
  live.touch();
  await expect.poll(() => live.error()?.message).toMatch(/^1 error, 0 warnings\.\n\nsyntax-error/);
  await writeFile(file, text); // without live.touch(): a watcher reports no second change so soon
  done();
  await expect.poll(() => live.error()).toBeUndefined();
  // No report is held back any more; one would come before what the next change does.
  await expect.poll(() => editor.awaited).toBe(0);
  await writeFile(join(folder, 'last.json'), page('Last'));
  live.touch();
  await expect.poll(() => live.snapshot()?.pages.has('/last')).toBe(true);
  expect(reported).not.toHaveBeenCalled();
  await rm(join(folder, 'last.json'));
  live.touch();
  await expect.poll(() => live.snapshot()?.pages.has('/last')).toBe(false);

  await writeFile(file, text.slice(0, text.length / 2));
  live.touch();
  await expect.poll(() => reported.mock.lastCall).toEqual([expect.stringContaining('syntax-error')]);
  await writeFile(file, text);
  live.touch();
  await expect.poll(() => reported.mock.lastCall).toEqual(['No problems.']);
});
