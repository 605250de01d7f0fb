import { describe, expect, it } from 'vitest';
import { linkTo, page, site } from '../../../tests/compiler/site';

describe('the name of a document', () => {
  it.each(['About.json', 'tours_iceland.json', 'my page.json', 'Tours/iceland.json', 'élèves.json'])(
    'makes no address where it is %s',
    (path) => {
      expect(site({ [path]: page() }).diagnostics.map(({ code }) => code)).toEqual(['malformed-route']);
    },
  );

  it('is the one mistake, though links lead to the page', () => {
    const documents = { 'About.json': page(), 'index.json': page(linkTo('/about'), linkTo('/About')) };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/About.json:1:1  error  malformed-route
        1 | {
          | ^ “About.json” cannot be used as an address.
        hint: Rename the file with small letters, digits and hyphens only, such as about.json.

      1 error, 0 warnings."
    `);
  });

  it('is the one mistake, though another document has the name that was meant', () => {
    const { diagnostics } = site({
      'About.json': page(),
      'about.json': page(),
      'index.json': page(linkTo('/about')),
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(['malformed-route']);
  });

  it('is free where an underscore keeps it from having an address', () => {
    expect(site({ '_pages/Server_Error.json': page() }).diagnostics).toEqual([]);
  });
});
