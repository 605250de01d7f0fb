import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { repeatedLinks } from '../../rules/repeated-links';

it('says where both lead', () => {
  expect(
    site(
      {
        'about.json': page({
          type: 'call-to-action',
          heading: 'Ride',
          text: 'Ask us.',
          actions: [
            { label: 'Write to us', to: '/' },
            { label: 'See the rides', to: '/' },
          ],
        }),
      },
      {},
      repeatedLinks,
    ).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/about.json:18:17  warning  repeated-link
      18 |           "to": "/"
         |                 ^^^ “Write to us” leads to /, too.
      hint: Write where “See the rides” leads, or delete one of the two.

    0 errors, 1 warning."
  `);
});
