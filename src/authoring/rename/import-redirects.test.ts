import { describe, expect, it } from 'vitest';
import { page, siteDocument, sourcesOf } from '../../../tests/compiler/site';
import { importRedirects } from './import-redirects';

const url = 'https://www.example.com';
const sources = sourcesOf({
  '_site.json': { ...siteDocument, url, redirects: [{ from: '/us', to: '/about' }] },
  'about.json': page(),
});
const imported = (...rows: readonly (readonly string[])[]) => {
  const result = importRedirects(sources, rows);
  if ('refused' in result)
    return { refused: result.refused, because: result.because?.diagnostics.map(({ message }) => message) };
  const { redirects } = JSON.parse(result.change?.after.text ?? '{}');
  return { ...result, change: redirects };
};

describe('a table of redirects', () => {
  it('is added to those that are there, with or without a heading', () => {
    const rows = [
      ['/about.html', '/about'],
      ['https://old.example/index.php?page=kontakt', '/about'],
      ['https://old.example/über uns', 'https://www.example.com/about'],
      ['/old/*', '/'],
      ['/apply', 'https://apply.example.org/form'],
      ['us', '/about'],
      ['/about.html', '/about'],
    ];
    const expected = {
      change: [
        { from: '/us', to: '/about' },
        { from: '/about.html', to: '/about' },
        { from: '/index.php?page=kontakt', to: '/about' },
        { from: '/%C3%BCber%20uns', to: '/about' },
        { from: '/old/*', to: '/' },
        { from: '/apply', to: 'https://apply.example.org/form' },
      ],
      addedCount: 5,
      unchangedCount: 2,
    };
    for (const heading of [
      ['Old address', 'New address'],
      ['Old URL (e.g. /a.html)', 'New URL'],
      ['', ''],
    ])
      expect(imported(heading, ...rows)).toEqual(expected);
    expect(imported(...rows)).toEqual(expected);
  });

  it('has no heading in a first row that leads from one word to an address', () => {
    expect(imported(['team', '/about'])).toMatchObject({
      change: [{ from: '/us' }, { from: '/team', to: '/about' }],
    });
  });

  it('may be as long as the list of pages of an old site', () => {
    const rows = Array.from({ length: 2000 }, (_, number) => [`/old/${number}.html`, '/about']);
    const last = { from: '/old/1999.html', to: '/about' };
    expect(imported(...rows)).toMatchObject({ addedCount: 2000, change: expect.arrayContaining([last]) });
  });

  it('is added as a whole or not at all: what is wrong is said as the check says it', () => {
    expect(imported(['/a.html', '/abuot'], ['/b.html', '/about'])).toEqual({
      refused: 'Nothing was added, because these redirects are wrong.',
      because: ['The page “/abuot” does not exist.'],
    });
    expect(imported(['/', '/about'])).toMatchObject({
      because: ['/ is already used by pages-json/index.json.'],
    });
  });

  it('is not added where it says two things of one address, or half of one', () => {
    expect(imported(['/a.html', '/about'], ['/a.html', '/'])).toMatchObject({
      refused: 'Row 2: /a.html leads to /about already, and now to /. Keep one of them.',
    });
    expect(imported(['/a.html'])).toMatchObject({
      refused: 'Row 1 has only one address. Write the old one and the new one.',
    });
  });
});
