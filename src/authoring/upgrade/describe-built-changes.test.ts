import { describe, expect, it } from 'vitest';
import { formatChanges } from '../diff/format-changes';
import { type BuiltSite, describeBuiltChanges } from './describe-built-changes';

const page = (title: string, ...lines: readonly string[]) =>
  `<title>${title} | Pedal</title><main>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`;

const built = (
  pages: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
): BuiltSite => ({ pages: new Map(Object.entries(pages)), files: new Map(Object.entries(files)) });

const described = (before: BuiltSite, after: BuiltSite) => formatChanges(describeBuiltChanges(before, after));

describe('two builds of a site', () => {
  const before = built({ '/': page('Home', 'Welcome'), '/prices': page('Prices', 'A hire costs €20 a day') });

  it('that are the same say so', () => {
    expect(described(before, before)).toBe('Every page says what it said before.');
  });

  it('are compared page by page, in the words of diff', () => {
    const after = built({
      '/': page('Home', 'Welcome', 'Open today'),
      '/prices': page('Prices', 'A hire: €20'),
    });
    expect(described(before, after)).toBe(
      [
        'Adds 1 text; changes 1 text.',
        'Home (/)\n  adds the text “Open today”',
        'Prices (/prices)\n  “A hire costs €20 a day” to “A hire: €20”',
      ].join('\n\n'),
    );
  });

  it('describe once what changes on every page', () => {
    const after = built({
      '/': page('Home', 'Welcome', 'A bicycle for a day'),
      '/prices': page('Prices', 'A hire costs €20 a day', 'A bicycle for a day'),
    });
    expect(described(before, after)).toBe(
      'Adds 1 text.\n\nEvery page\n  adds the text “A bicycle for a day”',
    );
  });

  it('name pages that come or go', () => {
    const after = built({ '/': page('Home', 'Welcome'), '/contact': page('Contact', 'Write to us') });
    expect(described(before, after)).toBe(
      [
        'Adds 1 route (/contact); removes 1 route (/prices).',
        'Contact (/contact)\n  adds the page /contact',
        'Prices (/prices)\n  removes the page /prices',
      ].join('\n\n'),
    );
  });

  it('note pages that look different, and files that differ', () => {
    const one = built({ '/': '<p class="a">Welcome</p>', '/prices': '<p>€20</p>' }, { 'sitemap.xml': 'a1' });
    const other = built(
      { '/': '<p class="b">Welcome</p>', '/prices': '<p>€20</p>' },
      { 'sitemap.xml': 'b2' },
    );
    expect(described(one, other)).toBe(
      [
        'Every page says what it said before.',
        'Same words, other markup or styles: /',
        'Other files that differ: sitemap.xml',
      ].join('\n\n'),
    );
  });

  it('are the same pages if only the hash in the name of an image differs', () => {
    const withHash = (hash: string) =>
      built({ '/': `<img src="/assets/images/world.${hash}.svg"><p>Welcome</p>` });
    expect(described(withHash('cGXC3NMo'), withHash('I0wIOfG6'))).toBe(
      'Every page says what it said before.',
    );
  });
});
