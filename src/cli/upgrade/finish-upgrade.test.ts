import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesWithErrorsIn, finishUpgrade } from './finish-upgrade';

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

/**
 * Finishes an upgrade with an engine that finds errors in these files, one list for each check, and builds one page.
 */
function finishWith(...errors: readonly (readonly string[])[]) {
  const commandsRun: string[] = [];
  const remaining = [...errors];
  const paths = {
    pages: join(folder, 'site'),
    previousBuild: join(folder, 'before'),
    nextBuild: join(folder, 'after'),
  };
  const finished = finishUpgrade({
    ...paths,
    runEngine: (args, stdout) => {
      commandsRun.push(args.join(' ').replaceAll(folder, ''));
      if (args[0] === 'build') {
        mkdirSync(paths.nextBuild, { recursive: true });
        writeFileSync(join(paths.nextBuild, 'index.html'), '<title>Home</title><p>What it costs</p>');
      }
      const files = stdout === undefined || args.includes('--fix') ? [] : (remaining.shift() ?? []);
      const report = files.map((file) => ({ severity: 'error', location: { file } }));
      return { status: 0, stdout: JSON.stringify(report) };
    },
  });
  return finished.then((result) => ({ result, commandsRun }));
}

const check = 'check --format json --pages /site';
const fix = (file: string) => `check --fix ${file} --format json --pages /site`;
const build = 'build --pages /site --out /after';

it('renames imports of blocks, builds, and reports what differs', async () => {
  const { result, commandsRun } = await finishWith();
  expect(commandsRun).toEqual([check, build]);
  expect(await readFile(join(folder, 'site/_blocks/times/times.tsx'), 'utf8')).toBe(
    "import { a } from 'prospectus/islands/island-attributes';",
  );
  expect(result).toEqual({
    report:
      'Adds 1 text; removes 1 text.\n\nHome (/)\n  adds the text “What it costs”\n  removes the text “Prices”',
  });
});

it('fixes only documents with errors, and fixes again if the next check finds errors in others', async () => {
  const { result, commandsRun } = await finishWith(['site/_site.json'], ['site/_words.json']);
  expect(commandsRun).toEqual([check, fix('site/_site.json'), check, fix('site/_words.json'), check, build]);
  expect(result).toHaveProperty('report');
});

it.each([
  { files: ['site/index.json'], tried: [fix('site/index.json'), check] },
  { files: ['site/_images/mark.svg'], tried: [] },
])('stops at errors that it cannot fix, and prints them: $files', async ({ files, tried }) => {
  const { result, commandsRun } = await finishWith(files, files);
  expect(commandsRun).toEqual([check, ...tried, 'check --pages /site']);
  expect(result).toEqual({ failed: expect.stringContaining('errors in the documents') });
});

it('says that nothing is compared if the former version could not build the site', async () => {
  await rm(join(folder, 'before'), { recursive: true });
  const { result } = await finishWith();
  expect(result).toEqual({
    report: 'The former version could not build the site, so no pages are compared.',
  });
});

it('files with errors are named once, those with warnings are not', () => {
  const diagnosticIn = (file: string, severity: string) => ({ severity, location: { file, line: 1 } });
  const report = [
    diagnosticIn('site/_words.json', 'error'),
    diagnosticIn('site/index.json', 'warning'),
    diagnosticIn('site/_words.json', 'error'),
    diagnosticIn('site/contact.json', 'error'),
  ];
  expect(filesWithErrorsIn(JSON.stringify(report))).toEqual(['site/_words.json', 'site/contact.json']);
  expect(filesWithErrorsIn('[]')).toEqual([]);
  expect(filesWithErrorsIn('')).toEqual([]);
});
