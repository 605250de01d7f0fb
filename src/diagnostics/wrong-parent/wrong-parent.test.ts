import { describe, expect, it } from 'vitest';
import { pageWith, site, siteDocument } from '../../../tests/compiler/site';

const below = (parents: Readonly<Record<string, string | undefined>>) =>
  site({
    '_site.json': { ...siteDocument, redirects: [{ from: '/jobs', to: '/services' }] },
    ...Object.fromEntries(
      Object.entries({ services: undefined, ...parents }).map(([name, parent]) => [
        `${name}.json`,
        pageWith(parent ? { parent } : {}),
      ]),
    ),
  });

describe('the parent of a page', () => {
  it('is any other page', () => {
    expect(below({ repair: '/services', hire: '/', 'services/tyres': undefined }).report()).toBe(
      'No problems.',
    );
  });

  it('is a page that exists', () => {
    expect(below({ repair: '/service' }).diagnostics.map(({ code }) => code)).toEqual(['unknown-route']);
  });

  it('is not what is no page', () => {
    expect(below({ repair: 'https://www.example.com/' }).report()).toMatchInlineSnapshot(`
      "pages-json/repair.json:6:13  error  wrong-parent
        6 |   "parent": "https://www.example.com/",
          |             ^^^^^^^^^^^^^^^^^^^^^^^^^^ “https://www.example.com/” is not the address of a page.
        hint: Write the address of a page of this site without “#” or “?”: "parent": "/services"

      1 error, 0 warnings."
    `);
    for (const parent of ['/services#tyres', '/services?of=tyres', '/jobs', 'mailto:me@example.com'])
      expect(below({ repair: parent }).diagnostics.map(({ code }) => code)).toContain('wrong-parent');
  });

  it('is not below the page itself', () => {
    expect(below({ repair: '/tyres', tyres: '/repair' }).report()).toMatchInlineSnapshot(`
      "pages-json/repair.json:6:13  error  wrong-parent
        6 |   "parent": "/tyres",
          |             ^^^^^^^^ /tyres is itself below this page.
        hint: The parents lead in a circle: /repair, /tyres. Delete one "parent", or write “/”.

      pages-json/tyres.json:6:13  error  wrong-parent
        6 |   "parent": "/repair",
          |             ^^^^^^^^^ /repair is itself below this page.
        hint: The parents lead in a circle: /tyres, /repair. Delete one "parent", or write “/”.

      2 errors, 0 warnings."
    `);
  });

  it('is not the page itself, nor one in its folder', () => {
    const pointers = (parents: Record<string, string | undefined>) =>
      below(parents).diagnostics.map(({ code, location }) => `${code} ${location.file}`);
    expect(pointers({ repair: '/repair' })).toEqual(['wrong-parent pages-json/repair.json']);
    expect(pointers({ services: '/services/tyres', 'services/tyres': undefined })).toEqual([
      'wrong-parent pages-json/services.json',
    ]);
  });
});
