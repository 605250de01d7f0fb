import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfFixture } from '../../site/build-site';
import { runHere } from '../../site/run-here';
import { documentsIn } from '../../site/run-script';

const { pages } = await copyOfFixture();
const runRename = (...words: readonly string[]) => runHere('rename', [...words, '--pages', pages]);

describe('a page that is renamed', () => {
  it('moves with every link to it, and the site passes the check', async () => {
    const site = join(pages, '_site.json');
    await writeFile(site, `\uFEFF${await readFile(site, 'utf8')}`);
    const before = await documentsIn(pages);
    const { status, stdout } = await runRename('/contact', '/help/contact');
    expect(stdout).toContain(`Moved ${pages}/contact.json to ${pages}/help/contact.json.\n`);
    expect(stdout).toMatch(/Updated 11 links in \S+\/index\.json\.\n/);
    expect(stdout).toContain('/contact now redirects to /help/contact.\n');
    expect(status).toBe(0);

    const { stderr } = await runHere('check', ['--pages', pages]);
    expect(stderr).toContain('No problems.');
    const after = await documentsIn(pages);
    // Only the relative path in `$schema` goes one folder further up.
    expect(after['help/contact.json']).toBe(before['contact.json']?.replace('"../', '"../../'));
    expect(after['contact.json']).toBeUndefined();
    expect(after['_site.json']?.startsWith('\uFEFF')).toBe(true);

    // Nothing but the address differs in what is left.
    const untouched = (path: string) => !['contact.json', 'help/contact.json', '_site.json'].includes(path);
    const restored = (text: string) => text.replaceAll('/help/contact', '/contact');
    for (const path of Object.keys(after).filter(untouched)) {
      expect(restored(after[path] ?? '')).toBe(before[path]);
    }
  });

  it('leaves no redirect if it was never published', async () => {
    const site = await readFile(join(pages, '_site.json'), 'utf8');
    const file = join(pages, 'visit.json');
    const { $schema, ...page } = JSON.parse(await readFile(join(pages, 'about.json'), 'utf8'));
    const names = { title: 'Visit us', description: 'How to find us.' };
    await writeFile(file, JSON.stringify({ ...page, ...names, listing: undefined }));
    const { status, stdout } = await runRename('/visit', '/come-by');
    expect(stdout).toContain('No redirect is needed: /visit was never published.\n');
    expect(status).toBe(0);
    expect(await readFile(join(pages, '_site.json'), 'utf8')).toBe(site);
    await rm(join(pages, 'come-by.json'));
  });

  it('stays when another page has the new address', async () => {
    const before = await documentsIn(pages);
    const { status, stderr } = await runRename('/about', '/prices');
    expect(stderr).toBe(`/prices is already used by ${pages}/prices.json. Choose another address.\n`);
    expect(status).toBe(1);
    expect(await documentsIn(pages)).toEqual(before);
  });

  it('stays when the site has errors, which are reported', async () => {
    const wrong = join(pages, 'wrong.json');
    await writeFile(wrong, '{');
    const { status, stderr } = await runRename('/about', '/about-us');
    expect(stderr).toContain(`${wrong}:1:1  error  syntax-error`);
    expect(stderr).toContain('The site has errors. Fix them, then rename the page.');
    expect(status).toBe(1);
    expect(existsSync(join(pages, 'about.json'))).toBe(true);
    await rm(wrong);
  });

  it('stays when one of the documents cannot be written', async () => {
    await writeFile(join(pages, 'team'), 'A file where a folder is needed.');
    const before = await documentsIn(pages);
    const { status, stderr } = await runRename('/about', '/team/about');
    expect(stderr).toContain(`Could not make the folder ${pages}/team: it already exists`);
    expect(status).toBe(2);
    expect(await documentsIn(pages)).toEqual(before);
    expect((await readdir(pages)).filter((name) => name.endsWith('.next'))).toEqual([]);
  });

  it('stays when its text is not UTF-8, since characters would be lost', async () => {
    const file = join(pages, 'prices.json');
    const bytes = Buffer.from((await readFile(file, 'utf8')).replace('"title": "', '"title": "\u0001'));
    bytes[bytes.indexOf(1)] = 0xe9; // é in Windows-1252
    await writeFile(file, bytes);
    const { status, stderr } = await runRename('/prices', '/fares');
    expect(stderr).toContain('the file is not saved as UTF-8.');
    expect(stderr).toContain('The site has errors. Fix them, then rename the page.');
    expect(status).toBe(1);
    expect(await readFile(file)).toEqual(bytes);
    expect(existsSync(join(pages, 'fares.json'))).toBe(false);
  });
});

/** Wrong arguments, with a piece of what the command answers. */
const wrong = [
  [['/a', '/b', '/c'], 'Name the address of the page and its new address.'],
  [['about', '/about-us'], 'Begin each address with “/”, and end it without one.'],
  [['--form', '/a'], "Unknown option '--form'"],
  [['/about'], 'Name the address of the page and its new address.'],
  [['/about', '/about-us/'], 'Begin each address with “/”, and end it without one.'],
] as const;

describe('npm run rename', () => {
  it.each(wrong)('reports wrong arguments: %j', async (words, advice) => {
    const { status, stderr } = await runRename(...words);
    expect(stderr).toContain(advice);
    expect(stderr).toContain('Usage: npm run rename -- /old /new');
    expect(status).toBe(2);
  });
});
