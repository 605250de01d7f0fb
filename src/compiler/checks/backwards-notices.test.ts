import { describe, expect, it } from 'vitest';
import { kindsDocument, page, site, siteDocument } from '../../../tests/compiler/site';

const notice = { title: 'We are closed', from: '2026-01-04', to: '2025-12-22' };
const block = { type: 'notice', ...notice };
const found = (documents: Parameters<typeof site>[0]) =>
  site(documents).diagnostics.map(({ code, location: { file, pointer } }) => `${code} ${file}#${pointer}`);

describe('a notice', () => {
  it('that ends before it begins is reported on a page, on all pages and at the end of a kind of pages', () => {
    const [first, ...others] = kindsDocument.kinds;
    expect(
      found({
        '_site.json': { ...siteDocument, notice },
        '_kinds.json': { ...kindsDocument, kinds: [{ ...first, ending: [block] }, ...others] },
        'about.json': page(block),
      }),
    ).toEqual([
      'range-backwards pages-json/_kinds.json#/kinds/0/ending/0/to',
      'range-backwards pages-json/_site.json#/notice/to',
      'range-backwards pages-json/about.json#/blocks/0/to',
    ]);
  });

  it('that ends before it begins is reported with both dates', () => {
    expect(site({ 'about.json': page(block) }).report()).toMatchInlineSnapshot(`
      "pages-json/about.json:11:13  error  range-backwards
        11 |       "to": "2025-12-22"
           |             ^^^^^^^^^^^^ The dates run backwards: from 2026-01-04 to 2025-12-22.
        hint: “from” is before “to”: correct one of them, or exchange the two.

      1 error, 0 warnings."
    `);
  });

  it('may have one day only, or only one of the two dates', () => {
    const { title, from, to } = notice;
    const others = [{ from, to: from }, { from }, { to }].map((dates) => ({
      type: 'notice',
      title,
      ...dates,
    }));
    expect(found({ 'about.json': page(...others) })).toEqual([]);
  });
});
