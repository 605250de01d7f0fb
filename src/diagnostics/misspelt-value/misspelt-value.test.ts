import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import { misspeltValues } from '../../rules/misspelt-values';
import example from './example.json' with { type: 'json' };

it('names the one that is meant', () => {
  expect(site({ ...example.beside, ...example.wrong }, {}, misspeltValues).report()).toMatchInlineSnapshot(`
    "pages-json/_collections/schools.json:9:18  warning  misspelt-value
      9 |       "country": "Argntina"
        |                  ^^^^^^^^^^ “Argntina” appears once; other entries have “Argentina”.
      hint: Write “Argentina”, or visitors can choose both.

    0 errors, 1 warning."
  `);
});
