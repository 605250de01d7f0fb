import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { impossibleDates } from '../../rules/impossible-dates';

it('is shown in the text', () => {
  const text = { type: 'text', paragraphs: ['Apply by 31 November.'] };
  expect(site({ 'about.json': page(text) }, {}, impossibleDates).report()).toMatchInlineSnapshot(`
    "pages-json/about.json:10:19  warning  impossible-date
      10 |         "Apply by 31 November."
         |                   ^^^^^^^^^^^ “31 November” does not exist.
      hint: Correct the day: the month has 30 days.

    0 errors, 1 warning."
  `);
});
