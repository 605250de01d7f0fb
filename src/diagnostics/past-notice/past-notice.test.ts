import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { pastNotices } from '../../rules/past-notices';

it('says when the notice ended', () => {
  const notice = { type: 'notice', title: 'We are closed', from: '2025-12-22', to: '2026-01-04' };
  expect(
    site({ 'index.json': page(notice) }, { today: '2026-01-11' }, pastNotices).report(),
  ).toMatchInlineSnapshot(`
    "pages-json/index.json:11:13  warning  past-notice
      11 |       "to": "2026-01-04"
         |             ^^^^^^^^^^^^ This notice ended on 2026-01-04; it is no longer shown.
      hint: Delete the notice, or correct the day in "to".

    0 errors, 1 warning."
  `);
});
