import { describe, expect, it } from 'vitest';
import { linkTo, page, site } from '../../../tests/compiler/site';

const codesFor = (files: readonly string[]) => site({}, { files }).diagnostics.map(({ code }) => code);

describe('the name of a file', () => {
  it.each([
    'price list.pdf',
    'Preços.pdf',
    'قائمة الأسعار.pdf',
    '🚲 & 👨‍👩‍👧 & 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}.pdf',
    'می\u200cخواهم.pdf',
    "O'Neil (2027), 1+1=2; a@b!.pdf",
    'console.pdf',
    `${'a'.repeat(196)}.pdf`,
  ])('may be %s', (name) => {
    expect(codesFor([name])).toEqual([]);
  });

  it.each([
    '50%.pdf',
    'C#.pdf',
    'why?.pdf',
    'a:b.pdf',
    'CON',
    'Aux.pdf',
    'com1.tar.gz',
    'nul/a.pdf',
    'a.pdf.',
    ' a.pdf',
    'a\u200b.pdf',
    'a\u00ad.pdf',
    '\u200fa.pdf',
    'a\u2028.pdf',
  ])('cannot be %s', (name) => {
    expect(codesFor([name])).toEqual(['unusable-name']);
  });

  it('is reported with a valid name to use instead', () => {
    const { diagnostics } = site({}, { files: ['50% off?.pdf', 'aux.PDF'] });
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      'Rename it, for example to “50-off.pdf”, and update the links to it.',
      'Rename it, for example to “aux-file.pdf”, and update the links to it.',
    ]);
  });

  it.each(['con.json', 'aux/index.json', 'guides/com1.json', '_forms/nul.json'])(
    'of a document cannot be %s',
    (path) => {
      const document = path.startsWith('_') ? '{}' : page();
      expect(site({ [path]: document }).diagnostics.map(({ code }) => code)).toContain('unusable-name');
    },
  );

  it('cannot differ from another one only in case or normalization', () => {
    expect(codesFor(['Menu.pdf', 'menu.pdf'])).toEqual(['clashing-name']);
    expect(codesFor(['Menü.pdf', 'Menü.pdf'])).toEqual(['clashing-name']);
    expect(codesFor(['Stra\u1e9ee.pdf', 'straße.pdf', 'a.pdf', 'ma\u017f\u017f.pdf', 'mass.pdf'])).toEqual([
      'clashing-name',
      'clashing-name',
    ]);
    expect(codesFor(['Guides/a.pdf', 'guides/b.pdf', 'guides/c.pdf'])).toEqual(['clashing-name']);
    expect(codesFor(['a/menu.pdf', 'b/menu.pdf', 'a/c.pdf'])).toEqual([]);
    expect(codesFor(['a/menu.pdf', 'a'])).toEqual([]); // cannot both exist on a disk, which refuses the second
  });
});

describe('a link to a file', () => {
  const files = ['price list.pdf', 'Menü.pdf', 'Preços.pdf'];
  it.each([
    ['/files/price list.pdf', '/files/price%20list.pdf'],
    ['/files/price%20list.pdf', '/files/price%20list.pdf'],
    ['/files/Preços.pdf#page=2', '/files/Pre%C3%A7os.pdf#page=2'],
    ['/files/Pre%C3%A7os.pdf', '/files/Pre%C3%A7os.pdf'],
    ['/files/Menu%CC%88.pdf', '/files/Men%C3%BC.pdf'],
  ])('that is written %s leads to %s', (to, href) => {
    const { diagnostics, compiled } = site({ 'about.json': page(linkTo(to)) }, { files });
    expect(diagnostics).toEqual([]);
    expect(JSON.stringify(compiled().pages.map(({ page }) => page))).toContain(`"href":"${href}"`);
  });

  it('has the size of the file, if that is known', () => {
    const downloads = (file: string) => ({
      type: 'downloads',
      heading: 'Downloads',
      items: [{ title: 'Prices', file }],
    });
    const documents = {
      'about.json': page(downloads('/files/price list.pdf'), downloads('/files/Menü.pdf')),
    };
    const { compiled } = site(documents, { files, fileBytes: new Map([['price list.pdf', 7]]) });
    const pages = JSON.stringify(compiled().pages.map(({ page }) => page));
    expect(pages).toContain('{"href":"/files/price%20list.pdf","kind":"PDF","bytes":7}');
    expect(pages).toContain('{"href":"/files/Men%C3%BC.pdf","kind":"PDF"}');
  });
});
