import { describe, expect, it } from 'vitest';
import { draft, page, saying, site, siteDocument } from '../../../tests/compiler/site';

/** The report on one paragraph, without the placeholders of the test site itself. */
const reportOn = (paragraph: string) =>
  site({ 'about.json': page(saying(paragraph)), '_site.json': undefined }).releaseReport();

describe('a placeholder', () => {
  it('is reported by --release, at its position in the text', () => {
    const report = reportOn('Write to “the office” or ["us"](mailto:office@example.com).');
    expect(report).toMatchInlineSnapshot(`
      "pages-json/about.json:10:58  warning  placeholder
        10 |         "Write to “the office” or [\\"us\\"](mailto:office@example.com)."
           |                                                          ^^^^^^^^^^^ “example.com” is a placeholder.
        hint: Write the real address: this one is reserved for examples.

      0 errors, 1 warning."
    `);
  });

  it.each([
    ['example.com', 'See https://www.example.com/about.'],
    ['example.org', 'office@example.org'],
    ['an address below “.example”', 'www.bergen.example'],
    ['this machine', 'http://localhost:4000/badge.js'],
    ['zeros', '+91 00000 00000'],
    ['zeros behind one', 'tel:+61000000000'],
    ['a number for fiction', 'Call +1 202 555 0143.'],
    ['a number for fiction in the United Kingdom', '+44 20 7946 0958'],
    ['a sample', '4th floor, Sample House'],
    ['an example', 'Example: ask at the desk'],
  ])('may be %s', (_name, text) => {
    expect(reportOn(text)).toContain('0 errors, 1 warning.');
  });

  it.each([
    'An example follows.',
    'Send a sample of your work, for example a poster.',
    'Examples of courses',
    '+91 79 4000 0000',
    'EUR 1,000,000',
    'Sampler Street 5',
    'See https://www.counterexample.com/about.',
    'See https://www.bergen.example-site.com/about.',
    'my-localhost.com',
  ])('is not reported for a similar text: %s', (text) => {
    expect(reportOn(text)).toBe('No problems.');
  });

  it('may be the address of the site', () => {
    const { releaseReport } = site({ '_site.json': siteDocument });
    expect(releaseReport()).toContain('“www.example.com” is a placeholder.');
  });

  it('is not reported in a draft', () => {
    expect(
      site({ 'about.json': draft(saying('office@example.com')), '_site.json': undefined }).releaseReport(),
    ).toBe('No problems.');
  });
});
