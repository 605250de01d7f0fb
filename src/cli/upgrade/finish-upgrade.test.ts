import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishUpgrade } from './finish-upgrade';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prospectus-'));
  await mkdir(join(folder, 'before'));
  await writeFile(join(folder, 'before/index.html'), '<title>Home</title><p>Prices</p>');
  await mkdir(join(folder, 'site/_blocks/times'), { recursive: true });
  await writeFile(
    join(folder, 'site/_blocks/times/times.tsx'),
    "import { a } from 'prospectus/islands/wakes';",
  );
});
afterEach(() => rm(folder, { recursive: true }));

/** An engine that builds one page. It fails at the commands that are named. */
function finishWith(...failing: readonly string[]) {
  const ran: string[] = [];
  const paths = { pages: join(folder, 'site'), before: join(folder, 'before'), after: join(folder, 'after') };
  const finished = finishUpgrade({
    ...paths,
    runEngine: async ([command = '', ...words]) => {
      ran.push([command, ...words].join(' ').replaceAll(folder, ''));
      if (failing.includes(command)) return 1;
      if (command === 'build') await mkdir(paths.after, { recursive: true });
      if (command === 'build')
        await writeFile(join(paths.after, 'index.html'), '<title>Home</title><p>What it costs</p>');
      return 0;
    },
  });
  return finished.then((result) => ({ result, ran }));
}

it('brings blocks and documents up to date, builds, and reports what differs', async () => {
  const { result, ran } = await finishWith();
  expect(ran).toEqual(['check --fix --pages /site', 'build --pages /site --out /after']);
  expect(await readFile(join(folder, 'site/_blocks/times/times.tsx'), 'utf8')).toBe(
    "import { a } from 'prospectus/islands/island-attributes';",
  );
  expect(result).toEqual({ report: 'Changes 1 text.\n\nHome (/)\n  “Prices” to “What it costs”' });
});

it('stops at documents that the new version finds wrong', async () => {
  const { result, ran } = await finishWith('check');
  expect(ran).toHaveLength(1);
  expect(result).toEqual({ failed: expect.stringContaining('errors in the documents') });
});

it('says that nothing is compared if the former version could not build the site', async () => {
  await rm(join(folder, 'before'), { recursive: true });
  const { result } = await finishWith();
  expect(result).toEqual({ report: 'The former version could not build the site: no pages are compared.' });
});
