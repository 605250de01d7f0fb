import { describe, expect, it } from 'vitest';
import { page, site, siteDocument } from '../../tests/compiler/site';
import { pastNotices } from './past-notices';

const today = '2026-01-11';
const warningsOf = (documents: Record<string, object | ((path: string) => object)>) =>
  site(documents, { today }, pastNotices).diagnostics.map(
    ({ code, location: { file, pointer } }) => `${code} ${file}#${pointer}`,
  );

describe('a notice that is over', () => {
  it('is reported on a page and for all pages', () => {
    const over = { title: 'We are closed', to: '2026-01-10' };
    expect(
      warningsOf({
        '_site.json': { ...siteDocument, notice: over },
        'about.json': page({ type: 'text', paragraphs: ['Here.'] }, { type: 'notice', ...over }),
      }),
    ).toEqual([
      'past-notice pages-json/_site.json#/notice/to',
      'past-notice pages-json/about.json#/blocks/1/to',
    ]);
  });

  it('is not reported on its last day, before it begins, or if it has no end', () => {
    const notices = [{ to: today }, { from: '2026-02-01', to: '2026-02-02' }, {}];
    expect(
      warningsOf({
        'about.json': page(...notices.map((dates) => ({ type: 'notice', title: 'A notice', ...dates }))),
      }),
    ).toEqual([]);
  });
});
