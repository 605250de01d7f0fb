import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import { exampleSite } from '../../../tests/example-site';
import example from './example.json' with { type: 'json' };

it('a block of the site with the type of one of the engine’s is reported at its type', () => {
  expect(site(example.wrong).report()).toMatchInlineSnapshot(`
    "pages-json/_blocks/text/text.schema.json:10:13  error  taken-block-type
      10 |     "type": {
         |             ^ The engine has a block “text” already.
      hint: Give the folder, its files and its type another name.

    1 error, 0 warnings."
  `);
  expect(exampleSite(example, 'right').diagnostics).toEqual([]);
});
