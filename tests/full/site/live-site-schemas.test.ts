import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { fixturePages } from '../../site/build-site';
import { copyOfProject } from './project-copy';

/**
 * The work that the live site delays waits until the editor is done, however slow the machine is. Its wait for a
 * file that is just being written is not changed: the editor may be done only once that file has been read.
 */
const editor = vi.hoisted(() => ({ done: Promise.resolve() }));
vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof import('node:timers/promises')>();
  const setTimeout = async (...wait: Parameters<typeof timers.setTimeout>) => {
    await timers.setTimeout(...wait);
    if (wait[2]?.ref === false) await editor.done; // of the two, only the delayed work is set so
  };
  return { ...timers, setTimeout };
});

/** The live site of a copy, whose schema can be changed too. */
const project = copyOfProject();
const folder = join(project, 'pages');
await cp(fixturePages, folder, { recursive: true });
const { openLiveSite }: typeof import('../../../src/dev/live-site') = await import(
  join(project, 'src/dev/live-site.ts')
);
const reported = vi.spyOn(console, 'error').mockReturnValue();
const live = await openLiveSite({
  folder,
  controlIcons: [],
  origin: 'http://localhost:5173',
  onChange: () => {},
});

it('an empty schema, which an editor writes first, is no failure, and is read when it is complete', async () => {
  const file = join(project, 'schema/blocks/faq.schema.json');
  const text = await readFile(file, 'utf8');
  let finish = () => {};
  editor.done = new Promise((resolve) => (finish = resolve));
  await writeFile(file, '');
  live.touchSchemas();
  await writeFile(file, text.replaceAll('"heading"', '"title"'));
  finish();
  await expect
    .poll(() => live.error()?.message)
    .toMatch(/^\d+ errors, 0 warnings\.\n\nunknown-property: .*“heading”/);
  expect(reported.mock.calls.flat().some((fault) => fault instanceof Error)).toBe(false);

  await writeFile(file, text);
  live.touchSchemas();
  await expect.poll(() => live.error()).toBeUndefined();
});
