import { describe, expect, it } from 'vitest';
import { page, site, siteDocument } from '../../tests/compiler/site';
import { isShownOn } from './shown-notices';

describe('a notice', () => {
  it('is shown from its first day to its last', () => {
    const notice = { from: '2025-12-22', to: '2026-01-04' };
    const days = ['2025-12-21', '2025-12-22', '2026-01-04', '2026-01-05'];
    expect(days.map((day) => isShownOn(notice, day))).toEqual([false, true, true, false]);
  });

  it('has no end, or no beginning, where none is written', () => {
    expect(isShownOn({}, '2026-01-11')).toBe(true);
    expect(isShownOn({ from: '2026-01-12' }, '2026-01-11')).toBe(false);
    expect(isShownOn({ to: '2026-01-12' }, '2026-01-11')).toBe(true);
  });

  it('is not part of the built site on any other day', () => {
    const notice = { title: 'We are closed', to: '2026-01-04' };
    const builtOn = (today: string) => {
      const { shell, pages } = site(
        {
          '_site.json': { ...siteDocument, notice },
          'index.json': page({ type: 'banner', title: 'A page' }, { type: 'notice', ...notice }),
        },
        { today },
      ).compiled();
      return [shell.notice?.title, pages[0]?.page.blocks.length];
    };
    expect(builtOn('2026-01-04')).toEqual(['We are closed', 2]);
    expect(builtOn('2026-01-05')).toEqual([undefined, 1]);
  });
});
