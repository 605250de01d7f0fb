import { describe, expect, it } from 'vitest';
import { draft, linkTo, page, pageWith, site } from './site';

const codesOf = (documents: Parameters<typeof site>[0]) =>
  site(documents).diagnostics.map(({ code }) => code);

/** A block in which a property is misspelt. */
const invalid = { type: 'text', paragraphs: ['See [us](/abuot).'], heding: 'About' };

describe('an invalid page', () => {
  it('has the references in its other blocks checked in the same run', () => {
    const documents = { 'about.json': page(invalid, linkTo('/contcat')), 'contact.json': page() };
    expect(site(documents).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:10:19  error  unknown-route
        10 |         "See [us](/abuot)."
           |                   ^^^^^^ The page “/abuot” does not exist.
        hint: Did you mean “/about”?

      pages-json/about.json:12:7  error  unknown-property
        12 |       "heding": "About"
           |       ^^^^^^^^ Unknown property “heding”.
        hint: Did you mean “heading”?

      pages-json/about.json:19:15  error  unknown-route
        19 |         "to": "/contcat"
           |               ^^^^^^^^^^ The page “/contcat” does not exist.
        hint: Did you mean “/contact”?

      3 errors, 0 warnings; 1 fixable with npm run check -- --fix."
    `);
  });

  it('has its references checked if the error is outside the blocks', () => {
    const misspelt = pageWith({ darft: true }, linkTo('/contcat'));
    expect(codesOf({ 'about.json': misspelt })).toEqual(['unknown-property', 'unknown-route']);
  });

  it('has the references in an invalid block checked, too', () => {
    expect(codesOf({ 'about.json': page(invalid) })).toEqual(['unknown-route', 'unknown-property']);
  });

  it('may be a draft if “draft” is misspelt or invalid, so its links may lead to drafts', () => {
    const documents = (properties: object) => ({
      'about.json': pageWith(properties, linkTo('/japan')),
      'japan.json': draft(),
    });
    expect(codesOf(documents({ darft: true }))).toEqual(['unknown-property']);
    expect(codesOf(documents({ draft: 'yes' }))).toEqual(['wrong-type']);
    expect(codesOf(documents({ tnoe: 'teal' }))).toEqual(['unknown-property', 'link-to-draft']);
  });

  it('lacks an anchor that no block has, even if the name of its list of blocks is misspelt', () => {
    const { blocks, ...rest } = page({ type: 'text', id: 'costs', paragraphs: ['The costs.'] })('about.json');
    const linkedFrom = (target: string) => ({
      'about.json': { ...rest, blcks: blocks },
      'contact.json': page(linkTo(target)),
    });
    expect(codesOf(linkedFrom('/about#prices'))).toEqual(['unknown-property', 'unknown-anchor']);
  });

  it('has nothing reported within a list that is too long: which entries have to go is not known', () => {
    const items = Array.from({ length: 100 }, (_, number) => ({
      icon: 'star',
      title: `Card ${number}`,
      text: 'See [the costs](/nowhere).',
    }));
    expect(codesOf({ 'about.json': page({ type: 'cards', heading: 'Cards', items }) })).toHaveLength(1);
  });

  it('has every anchor that it may have, and no other', () => {
    const linked = (block: object) => ({
      'about.json': page({ type: 'text', paragraphs: ['The costs.'], ...block }, linkTo('#costs')),
      'contact.json': page(linkTo('/about#costs')),
    });
    expect(codesOf(linked({ id: 'costs', heading: 5 }))).toEqual(['wrong-type']);
    expect(codesOf(linked({ idd: 'costs' }))).toEqual(['unknown-property']);
    expect(codesOf(linked({ id: 5 }))).toEqual(['wrong-type']);
    expect(codesOf(linked({ type: 'txet', id: 'costs' }))).toEqual(['unknown-block-type']);
    // The required list is there under a misspelt name, so that no anchor can be in what is missing.
    expect(codesOf(linked({ id: 'prices', paragraphs: undefined, paragrafs: ['The costs.'] }))).toEqual([
      'unknown-property',
      'unknown-anchor',
      'unknown-anchor',
    ]);
    expect(codesOf(linked({ id: 'prices', heading: 5 }))).toEqual([
      'wrong-type',
      'unknown-anchor',
      'unknown-anchor',
    ]);
  });

  it('is reported once if it has no list of blocks', () => {
    const without = (path: string) => ({ ...page()(path), blocks: 'none' });
    expect(codesOf({ 'about.json': without })).toEqual(['wrong-type']);
    expect(codesOf({ 'about.json': '[]' })).toHaveLength(1);
  });
});
