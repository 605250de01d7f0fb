import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Change, renamePage } from '../src/compiler/rename/rename-page';
import { misuse, readArguments } from './read-arguments';
import { readSources } from './read-sources';
import { report } from './report';

/** `npm run rename -- /old /new [--pages DIR]`: gives a page another address. Exit 0 done, 1 refused, 2 misuse. */
const usage = 'Usage: npm run rename -- /old /new [--pages DIR]';

/** Every document is written before the one at the old address goes: whatever happens between, no text is lost. */
async function write(pages: string, { before, after }: Change): Promise<void> {
  const old = await readFile(join(pages, before.path), 'utf8');
  const mark = old.startsWith('\uFEFF') ? '\uFEFF' : '';
  const file = join(pages, after.path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, mark + after.text, { flag: before.path === after.path ? 'w' : 'wx' });
}

const counted = (links: number) => `${links} ${links === 1 ? 'link' : 'links'}`;

const {
  values: { pages },
  positionals: [from, to, ...others],
} = readArguments(usage, {
  allowPositionals: true,
  options: { pages: { type: 'string', default: 'pages-json' } },
});
if (!from || !to || others.length > 0) misuse(usage, 'Which page, and where to?');
if (![from, to].every((address) => /^\/(.*[^/])?$/.test(address)))
  misuse(usage, 'An address begins with “/”, and does not end with it.');

const sources = await readSources(pages);
const renaming = renamePage(sources, from, to);
if ('refused' in renaming) {
  if (renaming.because) report(renaming.because.diagnostics, renaming.because);
  console.error(renaming.refused);
  process.exitCode = 1;
} else {
  const { changes, redirected } = renaming;
  for (const change of changes) await write(pages, change);
  for (const { before, after } of changes) if (before.path !== after.path) await rm(join(pages, before.path));

  for (const { before, after, links } of changes) {
    if (before.path !== after.path) console.log(`Moved ${before.file} to ${after.file}.`);
    if (links > 0) console.log(`Mended ${counted(links)} in ${after.file}.`);
  }
  console.log(redirected ? `${from} redirects to ${to}.` : `No redirect: ${to} is a draft.`);
}
