import { describe, expect, it } from 'vitest';
import { linkTo, page, saying, site, siteDocument } from '../../tests/compiler/site';
import { absoluteLinks } from './absolute-links';

const url = 'https://aspire.test';
const hintsFor = (block: object) =>
  site(
    { 'about.json': page(block), '_site.json': { ...siteDocument, url } },
    {},
    absoluteLinks,
  ).diagnostics.map(({ hint }) => hint?.split('.')[0]);

describe('a link to this site', () => {
  it('must be a path without the origin', () => {
    expect(hintsFor(linkTo('https://aspire.test/fees?of=uk#table'))).toEqual(['Write /fees?of=uk#table']);
    expect(hintsFor(saying('See the [fees](https://aspire.test).'))).toEqual(['Write /']);
  });
});

describe('any other link', () => {
  it.each(['https://aspire.test.example/', 'https://blog.aspire.test/', '/about'])('may be %s', (target) => {
    expect(hintsFor(linkTo(target))).toEqual([]);
  });
});
