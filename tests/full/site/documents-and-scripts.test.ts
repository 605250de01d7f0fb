import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildSite, copyOfFixture, scriptsIn } from '../../site/build-site';

/** A country as a content writer would add it: one file, nothing else. */
const peru = {
  $schema: '../schema/page.schema.json',
  kind: 'country',
  title: 'Ride in Peru: stages and costs',
  description: 'What a tour in Peru costs, and when it begins.',
  breadcrumb: 'Ride in Peru',
  tone: 'plum',
  listing: {
    name: 'Peru',
    flag: 'pe',
    image: 'chile.svg',
    summary: 'High roads, and a language of their own.',
    order: 25,
  },
  blocks: [
    { type: 'banner', title: 'Ride in Peru' },
    {
      type: 'facts',
      heading: 'Peru at a glance',
      items: [{ title: 'Lodges', value: { count: 8 } }],
    },
  ],
};

const page = (number: number) => ({
  ...peru,
  kind: 'page',
  title: `Page ${number}`,
  description: `The description of page ${number}.`,
  listing: undefined,
});

const copy = await copyOfFixture();
const built = (path: string) => readFile(join(copy.out, path), 'utf8');
expect((await buildSite(copy)).status).toBe(0);
afterAll(() => rm(dirname(copy.pages), { recursive: true }));

describe('an invalid document', () => {
  it('stops the build and leaves the previous site in place', async () => {
    const before = await built('portugal/index.html');
    const file = join(copy.pages, 'portugal.json');
    const valid = await readFile(file, 'utf8');
    await writeFile(file, valid.replace('"tone": "green"', '"tnoe": "green"'));
    const { status, output } = await buildSite(copy);
    expect(status).toBe(1);
    expect(output).toContain('Did you mean “tone”?');
    expect(output).toContain('1 error, 0 warnings; 1 fixable with npm run check -- --fix.');
    expect(await built('portugal/index.html')).toBe(before);
    await writeFile(file, valid);
  });
});

describe('a new document', () => {
  it('puts a country into menus, footer, sitemap and routes; it changes no script, nor do fifty more', async () => {
    const scripts = await scriptsIn(copy.out);
    const published = (await built('sitemap.xml')).match(/<loc>/g)?.length ?? 0;
    await writeFile(join(copy.pages, 'peru.json'), JSON.stringify(peru));
    for (let number = 1; number <= 50; number += 1) {
      await writeFile(join(copy.pages, `page-${number}.json`), JSON.stringify(page(number)));
    }
    const { status, output } = await buildSite(copy);
    expect(output).toContain(`Built ${published + 51} routes`);
    expect(status).toBe(0);

    expect(await built('peru/index.html')).toContain('Peru at a glance');
    expect(await built('sitemap.xml')).toContain('/peru</loc>');
    const elsewhere = await built('portugal/index.html');
    const links = (html: string) => html.match(/<a[^>]*href="\/peru"/g)?.length;
    const [header = ''] = elsewhere.split('</header>');
    const [, footer = ''] = elsewhere.split('<footer');
    expect(links(header)).toBe(2); // the mega-menu and the small-screen menu
    expect(links(footer)).toBe(1);
    expect(header.indexOf('/peru')).toBeGreaterThan(header.indexOf('/portugal'));
    expect(header.indexOf('/peru')).toBeLessThan(header.indexOf('/japan'));

    expect(await scriptsIn(copy.out)).toEqual(scripts);
  });
});
