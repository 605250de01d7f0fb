import { describe, expect, it } from 'vitest';
import { page, pageWith, site } from '../../../tests/compiler/site';
import { unshownListings } from '../../rules/unshown-listings';

const listing = { name: 'Iceland', summary: 'Small classes.', order: 10 };

describe('a listing', () => {
  it('is reported if no list shows its kind', () => {
    const kinds = { kinds: [{ kind: 'page' }, { kind: 'post' }] };
    const documents = { '_kinds.json': kinds, 'iceland.json': pageWith({ kind: 'post', listing }) };
    expect(site(documents, {}, unshownListings).report()).toMatchInlineSnapshot(`
      "pages-json/iceland.json:6:3  warning  unshown-listing
        6 |   "listing": {
          |   ^^^^^^^^^ No list shows pages of the kind “post”.
        hint: Delete the "listing", or list this kind in a menu, in the footer or in a block of cards.

      0 errors, 1 warning."
    `);
  });

  it('is reported at the slot where no list shows its kind', () => {
    const pages = { kind: 'post', in: 'home' };
    const documents = {
      'index.json': page({ type: 'page-cards', heading: 'Posts', pages, display: 'grid' }),
      'iceland.json': pageWith({ kind: 'post', listing: { ...listing, in: ['home', 'side'] } }),
    };
    expect(site(documents, {}, unshownListings).report()).toMatchInlineSnapshot(`
      "pages-json/iceland.json:12:7  warning  unshown-listing
        12 |       "side"
           |       ^^^^^^ No list in “side” shows pages of the kind “post”.
        hint: Write “home” instead, where pages of this kind are listed.

      0 errors, 1 warning."
    `);
  });
});
