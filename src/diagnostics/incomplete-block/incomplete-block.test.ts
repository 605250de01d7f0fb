import { expect, it } from 'vitest';
import { site } from '../../../tests/compiler/site';
import example from './example.json' with { type: 'json' };

it('the folder of a block without a definition is reported', () => {
  expect(site(example.wrong).report()).toMatchInlineSnapshot(`
    "pages-json/_blocks/lessons:1:1  error  incomplete-block
      The block “lessons” has no lessons.block.ts.
      hint: Add lessons.block.ts to the folder, or delete the folder.

    1 error, 0 warnings."
  `);
});

it('the folder of a block without a schema is reported', () => {
  expect(site({}, { blockFiles: ['lessons/lessons.block.ts'] }).diagnostics).toMatchObject([
    { code: 'incomplete-block', message: 'The block “lessons” has no lessons.schema.json.' },
  ]);
});
