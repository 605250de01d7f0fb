import { expect, it } from 'vitest';
import { exampleSite } from '../../../tests/example-site';
import { overlappingTimes } from '../../rules/overlapping-times';
import example from './example.json';

it('is shown at the later of two entries', () => {
  expect(exampleSite(example, 'wrong', overlappingTimes).report()).toMatchInlineSnapshot(`
    "pages-json/contact.json:17:9  warning  overlapping-time
      17 |         {
         |         ^ These hours overlap with those of “friday”, 10:00 to 18:00, which stand above.
      hint: Write each time once. A day with hours of its own is left out of the days around it: “monday” to “thursday”, then “friday”.

    0 errors, 1 warning."
  `);
  expect(exampleSite(example, 'right', overlappingTimes).report()).toBe('No problems.');
});
