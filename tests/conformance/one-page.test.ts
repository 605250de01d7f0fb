import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { RenderedPage } from '../../src/compiled';
import { compile } from '../../src/compiler/compile';
import { renderPage } from '../../src/entry-server';
import { readSite } from '../read-site';

const folder = 'examples/one-page/site';
const { value: site, diagnostics } = compile(await readSite(folder));

/** Every page of the site, by its address. */
const pages = new Map(
  [...(site?.pages ?? []), ...(site?.specialPages ?? [])].map(({ route, page }) => {
    const shell = site && {
      ...site.shell,
      origin: site.url,
      sprite: '',
      formsUrl: '',
      otherCurrency: undefined,
    };
    return [route, shell && (renderPage({ page, shell }) as RenderedPage)] as const;
  }),
);

it('the smallest site has two documents, of about ten lines in all', async () => {
  const texts = await Promise.all(
    ['_site.json', 'index.json'].map((name) => readFile(`${folder}/${name}`, 'utf8')),
  );
  expect(texts.join('').trim().split('\n').length).toBeLessThanOrEqual(12);
});

it('the smallest site has no errors or warnings', () => {
  expect(diagnostics).toEqual([]);
});

it('the smallest site has a home page, one for unknown addresses, and one for failures of the server', () => {
  expect([...pages.keys()]).toEqual(['/', '/404', '/500.html']);
});

it.each([...pages])('%s is whole, and nothing in it is empty', (_route, rendered) => {
  const { head = [], body } = rendered ?? {};
  const { header = '', main = '', footer = '' } = body ?? {};
  const html = header + main + footer;
  expect(head).toContainEqual(expect.objectContaining({ tag: 'title', text: expect.stringMatching(/\w/) }));
  expect(head.flatMap(({ attributes }) => attributes.property ?? [])).not.toContain('og:image');
  for (const landmark of ['header', 'main', 'footer']) expect(html.split(`<${landmark}`)).toHaveLength(2);
  expect(html.split('<h1')).toHaveLength(2);
  // A site without menus, columns and contacts has no elements for them.
  expect(header + footer).not.toMatch(/<(nav|ul|button|p|h2)[ >]/);
  expect(html).not.toMatch(/<(nav|ul|ol|p|h2|div|a)[^>]*><\/\1>/);
});
