import { expect, it } from 'vitest';
import { page, site } from '../../../tests/compiler/site';
import { pastNotices } from '../../rules/past-notices';

it('says when the notice ended', () => {
  const notice = { type: 'notice', title: 'We are closed', from: '2025-12-22', to: '2026-01-04' };
  expect(
    site({ 'index.json': page(notice) }, { today: '2026-01-11' }, pastNotices).report(),
  ).toMatchInlineSnapshot();
});
