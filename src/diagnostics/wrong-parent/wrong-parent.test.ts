import { describe, expect, it } from 'vitest';
import { pageWith, site, siteDocument } from '../../../tests/compiler/site';

const siteWithParents = (parents: Readonly<Record<string, string | undefined>>) =>
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
  it('may be any other page', () => {
    expect(siteWithParents({ repair: '/services', hire: '/', 'services/tyres': undefined }).report()).toBe(
      'No problems.',
    );
  });

  it('is an error if it does not exist', () => {
    expect(siteWithParents({ repair: '/service' }).diagnostics.map(({ code }) => code)).toEqual([
      'unknown-route',
    ]);
  });

  it('is an error if it is not the address of a page', () => {
    expect(siteWithParents({ repair: 'https://www.example.com/' }).report()).toMatchInlineSnapshot(`
      "pages-json/repair.json:6:13  error  wrong-parent
        6 |   "parent": "https://www.example.com/",
          |             ^^^^^^^^^^^^^^^^^^^^^^^^^^ “https://www.example.com/” is not the address of a page.
        hint: Write the address of a page of this site without “#” or “?”: "parent": "/services"

      1 error, 0 warnings."
    `);
    for (const parent of ['/services#tyres', '/services?of=tyres', '/jobs', 'mailto:me@example.com'])
      expect(siteWithParents({ repair: parent }).diagnostics.map(({ code }) => code)).toContain(
        'wrong-parent',
      );
  });

  it('is an error if it is below the page itself', () => {
    expect(siteWithParents({ repair: '/tyres', tyres: '/repair' }).report()).toMatchInlineSnapshot(`
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

  it('is an error if it is the page itself, or one in its folder', () => {
    const reportedIn = (parents: Record<string, string | undefined>) =>
      siteWithParents(parents).diagnostics.map(({ code, location }) => `${code} ${location.file}`);
    expect(reportedIn({ repair: '/repair' })).toEqual(['wrong-parent pages-json/repair.json']);
    expect(reportedIn({ services: '/services/tyres', 'services/tyres': undefined })).toEqual([
      'wrong-parent pages-json/services.json',
    ]);
  });
});
