import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readBuilt, readRoute, siteFolder } from '../../site/site-folder';
import { allRoutes } from './routes';

const kibibyte = 1024;
const packedSizes = new Map<string, number>();
/** The size of a text compressed by Brotli, in bytes. Remembered, since most pages have their styles in common. */
function packed(content: string): number {
  const size = packedSizes.get(content) ?? brotliCompressSync(content).length;
  packedSizes.set(content, size);
  return size;
}

const style = /<style>[\s\S]*?<\/style>/g;
const stylesOf = (html: string) => (html.match(style) ?? []).join('');
const addressesOf = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, address = '']) => address);
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/**
 * The limits of compressed HTML with its styles, in KiB: for the fullest of each kind of page. Each has about
 * 1 % to spare, since any change of a style gives other classes other short names, which compress differently by up to
 * 60 bytes.
 */
const pages: readonly [route: string, most: number][] = [
  ['/', 16.2], // says what happens after its form was sent, and where its map leads
  ['/study-ireland', 14.8], // with the card that answers first, and a second country to compare with
  ['/study-newzealand', 17.4],
  ['/university-partnerships', 13.3],
  ['/student-services/visa-services', 12.7], // says what each country asks for
  ['/contact', 12.1], // says what happens next, and which words its button to clear will have
  ['/blogdetails', 10.5],
  ['/compare', 16.3], // says which two it begins with, and every sum in both currencies
  ['/cost-calculator', 12.8], // keeps its result on the first screen of a phone, and says what whole courses cost
  ['/eligibility', 11],
];

describe('before anybody does something, a page brings', () => {
  it.each(allRoutes)('%s: at most 7 KiB of styles, all in the page', (route) => {
    const html = readRoute(route);
    expect(packed(stylesOf(html))).toBeGreaterThan(kibibyte);
    expect(packed(stylesOf(html))).toBeLessThanOrEqual(7 * kibibyte);
    expect(html.slice(0, html.indexOf('</head>'))).not.toContain('rel="stylesheet"');
  });

  const fullest = ['/', '/study-newzealand'];
  it.each(allRoutes.filter((route) => !fullest.includes(route)))('%s: at most 6.5 KiB of styles', (route) => {
    expect(packed(stylesOf(readRoute(route)))).toBeLessThanOrEqual(6.5 * kibibyte);
  });

  it.each(pages)('%s: at most %d KiB of HTML and styles', (route, most) => {
    expect(packed(readRoute(route))).toBeLessThanOrEqual(most * kibibyte);
  });

  it.each(allRoutes)('%s: two fonts of at most 40 KiB together', (route) => {
    const fonts = addressesOf(readRoute(route), /<link rel="preload" href="([^"]+)" as="font"/g);
    expect(fonts).toHaveLength(2);
    expect(sum(fonts.map((path) => readFileSync(join(siteFolder, path)).length))).toBeLessThanOrEqual(
      40 * kibibyte,
    );
  });
});

it('the headers of every response are at most 2.25 KiB', () => {
  const [rule = ''] = readBuilt('_headers').split('\n\n'); // the first rule is for all paths
  expect(rule.length).toBeLessThanOrEqual(2.25 * kibibyte);
});

it('every page has one style element, which it allows by its hash', () => {
  for (const route of allRoutes) {
    const html = readRoute(route);
    const css = stylesOf(html).slice('<style>'.length, -'</style>'.length);
    const hash = createHash('sha256').update(css).digest('base64');
    expect(html.slice(0, html.indexOf('<style>'))).toContain(`style-src-elem 'self' 'sha256-${hash}'`);
  }
});
