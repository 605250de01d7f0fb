import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/read-tree';
import { copyOfFixture } from './build-site';
import { interrupted } from './interrupted';
import { documentsIn, runScript } from './run-script';
import { smallPages } from './small-pages';

/** Each command does once, as a person starts it, what it is for; tests/full/site asks everything else of them. */
const { pages } = await copyOfFixture();
afterAll(() => rmSync(dirname(pages), { recursive: true }));
const give = (command: string, ...words: readonly string[]) =>
  runScript(command, [...words, '--pages', pages]);

it('check finds nothing in a valid site, and a mistake at its line', async () => {
  expect(await give('check')).toEqual({ status: 0, stdout: '', stderr: 'No problems.\n' });
  const file = join(pages, 'prices.json');
  const valid = readFileSync(file, 'utf8');
  writeFileSync(file, valid.replace('"heading"', '"headnig"'));
  const { status, stdout, stderr } = await give('check', '--format', 'github');
  expect(stdout).toMatch(
    /^::error file=\S+prices\.json,line=\d+,col=\d+,endColumn=\d+,title=unknown-property::.*“headnig”\.%0ADid you mean “heading”\?\n$/,
  );
  expect(stderr).toBe('1 error, 0 warnings; 1 fixable with npm run check -- --fix.\n');
  expect(status).toBe(1);
  // Of other documents nothing is said, and they do not fail it.
  const other = await give('check', join(pages, 'chile.json'));
  expect(other).toEqual({ status: 0, stdout: '', stderr: 'No problems.\n' });
  const fixed = await give('check', '--fix');
  expect(fixed.stderr).toContain(`Fixed ${file}\n`);
  expect(fixed.status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(valid);
});

it('check gives its report as JSON', async () => {
  const { status, stdout } = await give('check', '--release', '--format', 'json');
  const [first] = JSON.parse(stdout);
  expect(first).toMatchObject({ code: expect.any(String), severity: 'warning' });
  expect(status).toBe(1);
});

it('new writes the draft of a page, and never over another', async () => {
  const { status, stdout } = await give('new', 'country', 'peru');
  expect(stdout).toContain(`Created ${pages}/peru.json, a draft of /peru\n`);
  expect(status).toBe(0);
  expect(JSON.parse(readFileSync(join(pages, 'peru.json'), 'utf8'))).toMatchObject({ draft: true });
  const again = await give('new', 'country', 'peru');
  expect(again.stderr).toContain('/peru is already used by');
  expect(again.status).toBe(1);
});

it('rename moves a page, the links to it and its address', async () => {
  const { status } = await give('rename', '/chile', '/patagonia');
  expect(status).toBe(0);
  const documents = await documentsIn(pages);
  expect(Object.keys(documents)).toContain('patagonia.json');
  expect(Object.keys(documents)).not.toContain('chile.json');
  const pagesOnly = Object.entries(documents).filter(([path]) => !path.startsWith('_'));
  expect(pagesOnly.map(([, text]) => text).join('')).not.toContain('"/chile"');
});

it('facts shows what is known of a figure, and where it is quoted', async () => {
  const shown = await give('facts', 'show', 'portugal.tour.guided');
  expect(shown.stdout).toContain('\ntitle      Guided tour\n');
  const quoted = await give('facts', 'where', 'portugal.tour.guided');
  expect(quoted.stdout).toMatch(/portugal\.json:\d+:\d+ {2}\/portugal {2}as a value\n/);
});

it('facts writes down that a figure was confirmed, with a value only where it has changed', async () => {
  const words = ['confirm', 'portugal.tour.guided', '--source', 'The price list', '--outcome', 'same'];
  const { status, stdout } = await give('facts', ...words);
  expect(stdout).toContain('Confirmed portugal.tour.guided: ');
  expect(status).toBe(0);
  const refused = await give('facts', ...words, '--value', '{}');
  expect(refused.stderr).toMatch(/^--value belongs to --outcome changed\.\n/);
  expect(refused.status).toBe(2);
});

it('facts changes one line of a register where a number has changed, as every shell passes it on', async () => {
  const file = join(pages, '_facts/portugal.json');
  const before = readFileSync(file, 'utf8').split('\n');
  const words = ['confirm', 'portugal.tour.guided', '--source', 'The price list', '--outcome', 'changed'];
  const unread = await give('facts', ...words, '--value', '€95');
  expect(unread.stderr).toMatch(
    /^“€95” is no number\. Write it without a currency or a comma, --value 14\.15/,
  );
  expect(unread.status).toBe(2);
  const { status } = await give('facts', ...words, '--value', '95');
  expect(status).toBe(0);
  const after = readFileSync(file, 'utf8').split('\n');
  expect(after.filter((line) => !before.includes(line)).map((line) => line.trim())).toEqual([
    expect.stringContaining('95'),
  ]);
});

it('facts moves a figure on whose day has come, and no other', async () => {
  const file = join(pages, '_facts/portugal.json');
  const text = readFileSync(file, 'utf8');
  const { facts } = JSON.parse(text);
  const fact = facts.find(({ id }: { id: string }) => id === 'tour.guided');
  fact.next = { value: { ...fact.value, from: 120 }, from: '2020-01' };
  writeFileSync(file, JSON.stringify({ facts }, null, 2));
  const { status, stdout } = await give('facts', 'advance');
  expect(stdout).toMatch(/^Moved on portugal\.tour\.guided: .*120.*, before .*95.*\.\n$/);
  expect(status).toBe(0);
  const moved = JSON.parse(readFileSync(file, 'utf8')).facts.find(
    ({ id }: { id: string }) => id === 'tour.guided',
  );
  expect(moved).toMatchObject({ value: { from: 120 }, past: [{ value: { from: 95 }, until: '2019-12' }] });
  expect(moved.next).toBeUndefined();
  const again = await give('facts', 'advance', 'portugal.tour.guided');
  expect(again.stderr).toBe('Nothing follows portugal.tour.guided: it has no “next”.\n');
  expect(again.status).toBe(1);
  writeFileSync(file, text);
});

it('build writes pages, sitemap, headers and redirects; with an error it leaves the last site in place', async () => {
  const { pages: small, out } = await smallPages();
  const build = () => runScript('build', ['--pages', small, '--out', out]);
  const built = await build();
  expect(built.stdout + built.stderr).toContain('Built 3 routes into');
  const files = await filesBelow(out);
  for (const file of ['index.html', 'about/index.html', '404.html', 'sitemap.xml', '_headers', '_redirects'])
    expect(files).toContain(file);
  expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain('/about</loc>');
  const before = readFileSync(join(out, 'about/index.html'), 'utf8');
  const file = join(small, 'about.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"title"', '"titel"'));
  const failed = await build();
  expect(failed.stderr).toContain('Did you mean “title”?');
  expect(failed.status).toBe(1);
  expect(readFileSync(join(out, 'about/index.html'), 'utf8')).toBe(before);
  rmSync(dirname(small), { recursive: true });
});

it('build ends at once when it is interrupted', async () => {
  const target = join(dirname(pages), 'interrupted', 'site');
  expect(await interrupted('build', target, pages)).toBe('SIGINT');
  expect(readdirSync(dirname(target))).not.toContain('site');
});

it('build never overwrites a folder of somebody else', async () => {
  const notes = join(pages, '_files');
  const { status, stderr } = await give('build', '--out', notes);
  expect(stderr).toContain(`${notes} is not a built site and would be deleted`);
  expect(status).toBe(2);
});

it('build fails at a block that throws, and names it, its page and the line', async () => {
  const { pages: small, out } = await smallPages();
  const folder = join(small, '_blocks/board');
  const text = (example: string) => ({
    $ref: '../../../schema/parts/text.schema.json',
    description: 'A text.',
    examples: [example],
  });
  const schema = {
    title: 'Board',
    description: 'A block of this site alone.',
    type: 'object',
    additionalProperties: false,
    required: ['type', 'heading'],
    properties: { type: { description: 'The type.', const: 'board' }, heading: text('The board') },
    examples: [{ type: 'board', heading: 'The board' }],
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'board.schema.json'), JSON.stringify(schema));
  writeFileSync(
    join(folder, 'board.block.ts'),
    'export const block = { component: () => { throw new Error("the board fell"); } };\n',
  );
  const file = join(small, 'team.json');
  const page = JSON.parse(readFileSync(file, 'utf8'));
  page.blocks.push({ type: 'board', heading: 'The board' });
  writeFileSync(file, JSON.stringify(page, null, 2));
  const { status, stderr } = await runScript('build', ['--pages', small, '--out', out]);
  expect(stderr).toMatch(/team\.json:\d+:\d+ {2}error {2}block-fails/);
  expect(stderr).toContain('the board fell');
  expect(status).toBe(1);
  rmSync(dirname(small), { recursive: true });
});
