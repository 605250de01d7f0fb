import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { filesBelow } from '../../src/files/read-tree';
import { copyOfFixture } from './build-site';
import { documentsIn, runScript } from './run-script';
import { smallPages } from './small-pages';

/** Commands do once, as a person starts them, what they are for; tests/full/site asks everything else of them. */
const { pages } = await copyOfFixture();
afterAll(() => rmSync(dirname(pages), { recursive: true }));
const run = (command: string, ...args: readonly string[]) => runScript(command, [...args, '--pages', pages]);

it('check finds nothing in a valid site, and a mistake at its line, which --fix mends', async () => {
  expect(await run('check')).toEqual({ status: 0, stdout: '', stderr: 'No problems.\n' });
  const file = join(pages, 'prices.json');
  const valid = readFileSync(file, 'utf8');
  writeFileSync(file, valid.replace('"heading"', '"headnig"'));
  const { status, stdout, stderr } = await run('check', '--format', 'github');
  expect(stdout).toMatch(
    /^::error file=\S+prices\.json,line=\d+,col=\d+,endColumn=\d+,title=unknown-property::.*“headnig”\.%0ADid you mean “heading”\?\n$/,
  );
  expect(stderr).toBe('1 error, 0 warnings; 1 fixable with npm run check -- --fix.\n');
  expect(status).toBe(1);
  // A check of one document says nothing of mistakes in others, and succeeds in spite of them.
  const other = await run('check', join(pages, 'chile.json'));
  expect(other).toEqual({ status: 0, stdout: '', stderr: 'No problems.\n' });
  const fixed = await run('check', '--fix');
  expect(fixed.stderr).toContain(`Fixed ${file}\n`);
  expect(fixed.status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(valid);
});

it('check gives its report as JSON', async () => {
  const { status, stdout } = await run('check', '--release', '--format', 'json');
  const [first] = JSON.parse(stdout);
  expect(first).toMatchObject({ code: expect.any(String), severity: 'warning' });
  expect(status).toBe(1);
});

it('new writes the draft of a page', async () => {
  const { status, stdout } = await run('new', 'country', 'peru');
  expect(stdout).toContain(`Created ${pages}/peru.json, a draft of /peru\n`);
  expect(status).toBe(0);
  expect(JSON.parse(readFileSync(join(pages, 'peru.json'), 'utf8'))).toMatchObject({ draft: true });
});

it('rename moves a page, the links to it and its address', async () => {
  const { status } = await run('rename', '/chile', '/patagonia');
  expect(status).toBe(0);
  const documents = await documentsIn(pages);
  expect(Object.keys(documents)).toContain('patagonia.json');
  expect(Object.keys(documents)).not.toContain('chile.json');
  // A document that begins with “_” may keep the old address, as _site.json does in a redirect.
  const pagesOnly = Object.entries(documents).filter(([path]) => !path.startsWith('_'));
  expect(pagesOnly.map(([, text]) => text).join('')).not.toContain('"/chile"');
});

it('facts writes down what somebody found of a figure, and changes no other', async () => {
  const file = join(pages, '_facts/portugal.json');
  const text = readFileSync(file, 'utf8');
  const args = ['confirm', 'portugal.tour.guided', '--source', 'The price list', '--outcome', 'changed'];
  const { status, stdout } = await run('facts', ...args, '--value', '95');
  expect(stdout).toContain('Confirmed portugal.tour.guided: ');
  expect(status).toBe(0);
  const { facts } = JSON.parse(readFileSync(file, 'utf8'));
  const isConfirmed = ({ id }: { id: string }) => id === 'tour.guided';
  expect(facts.find(isConfirmed)).toMatchObject({ value: { from: 95 }, status: 'verified' });
  const before = JSON.parse(text).facts;
  expect(facts.filter((fact: { id: string }) => !isConfirmed(fact))).toEqual(
    before.filter((fact: { id: string }) => !isConfirmed(fact)),
  );
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
