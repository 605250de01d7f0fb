import { describe, expect, it } from 'vitest';
import { page, site, siteDocument } from '../../tests/compiler/site';
import { noticeAsOf } from './notice-as-of';

describe('a notice', () => {
  it('keeps its start date until it begins, and is removed when it is over', () => {
    const notice = { from: '2025-12-22', to: '2026-01-04' };
    const days = ['2025-12-21', '2025-12-22', '2026-01-04', '2026-01-05'];
    expect(days.map((day) => noticeAsOf(notice, day))).toEqual([
      notice,
      { to: '2026-01-04' },
      { to: '2026-01-04' },
      undefined,
    ]);
  });

  it('may have no end or no beginning', () => {
    expect(noticeAsOf({}, '2026-01-11')).toEqual({});
    expect(noticeAsOf({ from: '2026-01-12' }, '2026-01-11')).toEqual({ from: '2026-01-12' });
    expect(noticeAsOf({ to: '2026-01-12' }, '2026-01-11')).toEqual({ to: '2026-01-12' });
  });

  it('counts as begun if the day is unknown', () => {
    expect(noticeAsOf({ from: '2026-01-12', to: '2026-01-13' }, undefined)).toEqual({ to: '2026-01-13' });
  });

  it('is part of the built site until it is over', () => {
    const notice = { title: 'We are closed', from: '2025-12-22', to: '2026-01-04' };
    const builtOn = (today: string) => {
      const { shell, pages } = site(
        {
          '_site.json': { ...siteDocument, notice },
          'index.json': page({ type: 'banner', title: 'A page' }, { type: 'notice', ...notice }),
        },
        { today },
      ).compiled();
      return [shell.notice?.from ?? shell.notice?.title, pages[0]?.page.blocks.length];
    };
    expect(builtOn('2025-12-21')).toEqual(['2025-12-22', 2]);
    expect(builtOn('2026-01-04')).toEqual(['We are closed', 2]);
    expect(builtOn('2026-01-05')).toEqual([undefined, 1]);
  });
});
