/**
 * The lists of the built pages, as long as spec 000 has them, and what spec 000 says of the offices. How such lists
 * move, wrap and are filtered is tested on the fixture, in tests/e2e/engine.
 */
import { Config, type HtmlElement, Parser } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { readRoute } from '../../site/site-folder';

const parser = new Parser(await Config.empty().resolve());

/** What a selector finds on a page. */
const on = (route: string, selector: string): HtmlElement[] =>
  parser.parseHtml(readRoute(route)).querySelectorAll(`main ${selector}`);

const textsOf = (elements: readonly HtmlElement[]) => elements.map(({ textContent }) => textContent.trim());

it.each([
  ['/', 'steps', '#process', 7],
  ['/', 'services', '#services', 9],
  ['/', 'destinations', '#destinations [data-auto-play]', 8],
  ['/', 'other destinations', '#destinations [data-auto-play] ~ *', 1],
  ['/', 'partners', '[data-block="logos"]', 78],
  ['/', 'teasers', '#blog', 3],
  ['/health-cover', 'more services', '#more-services', 8],
  ['/university-partnerships', 'universities', '[data-block="university-explorer"]', 12],
])('%s has as many %s as the specification says', (route, _list, block, length) => {
  expect(on(route, `${block} [data-item]`)).toHaveLength(length);
});

/** Spec 000, section 9: how often the next slide comes, and how many are seen from each width on. */
it.each([
  ['/', '#process', '3000', { base: 1, small: 2, large: 3, wide: 4 }],
  ['/', '#services', '4000', { base: 1, small: 2, large: 3 }],
  ['/', '#destinations', '5000', { base: 1, small: 2, large: 3, wide: 4 }],
  ['/', '#blog', '4000', { base: 1, small: 2, large: 3 }],
  ['/health-cover', '#more-services', '3000', { base: 1, medium: 2, large: 3 }],
  ['/blogs', '#teasers', '4000', { base: 1, small: 2, large: 3 }],
  ['/allblogs', '#teasers', '4000', { base: 1, small: 2, large: 3 }],
  ['/university-partnerships', '[data-block="hero-carousel"]', '5000', { base: 1 }],
  ['/study-ireland', '[data-block="course-carousel"]', '4000', { base: 1, large: 3 }],
])('%s plays %s every %s ms', (route, block, autoPlay, widths) => {
  const [carousel] = on(route, `${block} [data-auto-play]`);
  const read = (name: string) => carousel?.getAttribute(name)?.value?.toString();
  expect(read('data-auto-play')).toBe(autoPlay);
  expect(read('style')).toBe(
    Object.entries(widths)
      .map(([width, count]) => `--slides-${width}:${count}`)
      .join(';'),
  );
});

it.each([
  ['/', '5'],
  ['/university-partnerships', '6'],
])('%s shows %s logos at once', (route, count) => {
  const [strip] = on(route, '[data-block="logos"] [data-visible]');
  expect(strip?.getAttribute('data-visible')?.value?.toString()).toBe(count);
});

it('the home page names each of its partners once', () => {
  const names = on('/', '[data-block="logos"] [data-item] img').map((logo) =>
    logo.getAttribute('alt')?.value?.toString(),
  );
  expect(new Set(names).size).toBe(78);
  expect(names).not.toContain('');
});

it('the home page counts students, visas and offices', () => {
  expect(textsOf(on('/', '[data-final]'))).toEqual(['10,000+', '96%', '4']);
});

it('the slides of the partner universities are in their order', () => {
  expect(textsOf(on('/university-partnerships', '[data-block="hero-carousel"] h2'))).toEqual([
    'Universities we know well',
    'Scholarships with your application',
    'Draw up your shortlist',
  ]);
});

describe('the offices', () => {
  const names = ['India', 'Australia', 'Philippines', 'New Zealand'];

  it('are four on the contact page, with India first', () => {
    expect(textsOf(on('/contact', '[data-block="offices"] h3'))).toEqual(names);
  });

  it('are four on the about page, of which India is open', () => {
    expect(textsOf(on('/about', '[data-block="offices"] summary'))).toEqual(names);
    expect(textsOf(on('/about', '[data-block="offices"] details[open] summary'))).toEqual(['India']);
  });

  it.each([
    ['/india-office', 'India', ['10 am – 6 pm', '10 am – 6 pm', 'Closed'], ['tel', 'https', 'mailto']], // with WhatsApp
    ['/australia-office', 'Australia', ['9:30 am – 5:30 pm', 'Closed', 'Closed'], ['tel', 'mailto']],
    ['/philippine-office', 'Philippines', ['8 am – 4 pm', 'Closed', 'Closed'], ['tel', 'mailto']],
  ])('%s says how to call and write, and when it is open', (route, name, hours, ways) => {
    const card = '[data-block="offices"] [data-item]';
    expect(textsOf(on(route, `${card} h3`))).toEqual([name]);
    const links = on(route, `${card} a`).map((link) => link.getAttribute('href')?.value?.toString() ?? '');
    expect(links.map((link) => link.replace(/:.*/, ''))).toEqual(ways);
    expect(textsOf(on(route, `${card} tbody td`))).toEqual(hours);
  });
});
