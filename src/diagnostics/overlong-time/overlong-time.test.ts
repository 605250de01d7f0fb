import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { overlongTimes } from '../../rules/overlong-times';

it('says how long it is', () => {
  expect(
    site(
      {
        'about.json': page({
          type: 'opening-hours',
          heading: 'Hours',
          hours: [{ from: 'monday', opens: '18:00', closes: '10:00' }],
        }),
      },
      {},
      overlongTimes,
    ).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/about.json:11:9  warning  overlong-time
      11 |         {
         |         ^ This opens at 18:00 and closes at 10:00, 16 hours later.
      hint: If it is open from 10:00 to 18:00, exchange the two.

    0 errors, 1 warning."
  `);
});
