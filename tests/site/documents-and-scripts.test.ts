import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSite, copyOfPages, scriptsIn } from './build-site';
import { readBuilt, siteFolder } from './site-folder';

/** A destination as a content writer would add it: one file, nothing else. */
const japan = {
  $schema: '../schema/page.schema.json',
  kind: 'destination',
  title: 'Study in Japan: courses and costs',
  description: 'What a year in Japan costs, and when its courses start.',
  breadcrumb: 'Study in Japan',
  tone: 'vermilion',
  listing: {
    name: 'Japan',
    flag: 'jp',
    image: 'world.svg',
    summary: 'Engineering, and a language of its own.',
    order: 65,
  },
  blocks: [
    { type: 'banner', title: 'Study in Japan' },
    {
      type: 'facts',
      heading: 'Japan at a glance',
      items: [{ title: 'Universities', value: { count: 800 } }],
    },
  ],
};

const page = (number: number) => ({
  ...japan,
  kind: 'page',
  title: `Page ${number}`,
  description: `The description of page ${number}.`,
  listing: undefined,
});

const published = readBuilt('sitemap.xml').match(/<loc>/g)?.length ?? 0;

describe('a new document', () => {
  it('puts a destination into menus, footer, sitemap and routes; it changes no script, nor do a hundred more', async () => {
    const copy = await copyOfPages();
    await writeFile(join(copy.pages, 'study-japan.json'), JSON.stringify(japan));
    for (let number = 1; number <= 100; number += 1) {
      await writeFile(join(copy.pages, `page-${number}.json`), JSON.stringify(page(number)));
    }
    const { status, output } = await buildSite(copy);
    expect(output).toContain(`Built ${published + 101} routes`);
    expect(status).toBe(0);

    const built = (path: string) => readFile(join(copy.out, path), 'utf8');
    expect(await built('study-japan/index.html')).toContain('Japan at a glance');
    expect(await built('sitemap.xml')).toContain('/study-japan</loc>');
    const elsewhere = await built('study-ireland/index.html');
    const links = (html: string) => html.match(/<a[^>]*href="\/study-japan"/g)?.length;
    const [header = ''] = elsewhere.split('</header>');
    const [, footer = ''] = elsewhere.split('<footer');
    expect(links(header)).toBe(2); // the mega-menu and the small-screen menu
    expect(links(footer)).toBe(1);
    expect(header.indexOf('/study-japan')).toBeGreaterThan(header.indexOf('/study-ireland'));
    expect(header.indexOf('/study-japan')).toBeLessThan(header.indexOf('/study-dubai'));

    expect(await scriptsIn(copy.out)).toEqual(await scriptsIn(siteFolder));
  });
});

describe('an invalid document', () => {
  it('stops the build and leaves the previous site in place', async () => {
    const copy = await copyOfPages();
    expect((await buildSite(copy)).status).toBe(0);
    const before = await readFile(join(copy.out, 'study-ireland/index.html'), 'utf8');
    expect(before).toBe(readBuilt('study-ireland/index.html'));

    const file = join(copy.pages, 'study-ireland.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"tone": "teal"', '"tnoe": "teal"'));
    const { status, output } = await buildSite(copy);
    expect(status).toBe(1);
    expect(output).toContain('Did you mean “tone”?');
    expect(output).toContain('1 error, 0 warnings; 1 fixable with npm run check -- --fix.');
    expect(await readFile(join(copy.out, 'study-ireland/index.html'), 'utf8')).toBe(before);
  });
});
