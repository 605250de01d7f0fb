import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { vagueLinks } from '../../rules/vague-links';

it('is shown at its words', () => {
  const text = { type: 'text', paragraphs: ['What it costs is [here](/).'] };
  expect(site({ 'about.json': page(text) }, {}, vagueLinks).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:10:28  warning  vague-link
      10 |         "What it costs is [here](/)."
         |                            ^^^^ “here” does not say where the link leads.
      hint: Link the words that name it: [opening hours](/contact#hours). Screen readers list links without the text around them.

    0 errors, 1 warning."
  `);
});
