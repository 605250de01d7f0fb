import { describe, expect, it } from 'vitest';
import { linkTo, page, site } from '../../../tests/compiler/site';

describe('the name of a document', () => {
  it.each(['About.json', 'tours_iceland.json', 'my page.json', 'Tours/iceland.json', 'élèves.json'])(
    'is an error if it cannot be part of an address: %s',
    (path) => {
      expect(site({ [path]: page() }).diagnostics.map(({ code }) => code)).toEqual(['malformed-route']);
    },
  );

  it('is the only error, even if links lead to the page', () => {
    const documents = { 'About.json': page(), 'index.json': page(linkTo('/about'), linkTo('/About')) };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/About.json:1:1  error  malformed-route
        1 | {
          | ^ “About.json” cannot be used as an address.
        hint: Rename the file with small letters, digits and hyphens only, such as about.json.

      1 error, 0 warnings."
    `);
  });

  it('is the only error, even if another document has the correct name', () => {
    const { diagnostics } = site({
      'About.json': page(),
      'about.json': page(),
      'index.json': page(linkTo('/about')),
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(['malformed-route']);
  });

  it('may have capitals and underscores in _pages, to which no page links', () => {
    expect(site({ '_pages/Server_Error.json': page() }).diagnostics).toEqual([]);
  });
});
