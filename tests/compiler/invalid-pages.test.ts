import { describe, expect, it } from 'vitest';
import { draft, linkTo, page, pageWith, saying, site } from './site';

const codesOf = (documents: Parameters<typeof site>[0]) =>
  site(documents).diagnostics.map(({ code }) => code);

/** A block in which a property is misspelt. */
const invalid = { type: 'text', paragraphs: ['See [us](/abuot).'], heding: 'About' };

describe('an invalid page', () => {
  it('has the references in its other blocks checked in the same run', () => {
    const documents = { 'about.json': page(invalid, linkTo('/contcat')), 'contact.json': page() };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:12:7  error  unknown-property
        12 |       "heding": "About"
           |       ^^^^^^^^ Unknown property “heding”.
        hint: Did you mean “heading”?

      pages-json/about.json:19:15  error  unknown-route
        19 |         "to": "/contcat"
           |               ^^^^^^^^^^ The page “/contcat” does not exist.
        hint: Did you mean “/contact”?

      2 errors, 0 warnings; 1 fixable with npm run check -- --fix."
    `);
  });

  it('has them checked if the error is outside the blocks', () => {
    const misspelt = pageWith({ darft: true }, linkTo('/contcat'));
    expect(codesOf({ 'about.json': misspelt })).toEqual(['unknown-property', 'unknown-route']);
  });

  it('does not have the references in an invalid block checked', () => {
    expect(codesOf({ 'about.json': page(invalid) })).toEqual(['unknown-property']);
  });

  it('is checked neither for its own anchors nor by rules for published pages', () => {
    const misspelt = pageWith({ darft: true }, linkTo('/japan'), saying('See [costs](#costs).'));
    const documents = { 'about.json': misspelt, 'japan.json': draft() };
    expect(codesOf(documents)).toEqual(['unknown-property']);
  });

  it('is reported once if it has no list of blocks', () => {
    const without = (path: string) => ({ ...page()(path), blocks: 'none' });
    expect(codesOf({ 'about.json': without })).toEqual(['wrong-type']);
    expect(codesOf({ 'about.json': '[]' })).toHaveLength(1);
  });
});
