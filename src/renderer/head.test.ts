import { describe, expect, it } from 'vitest';
import { examplePage as page, exampleShell as shell } from '../../tests/example-page';
import type { HeadElement } from '../compiled';
import { headOf, titleOf } from './head';

const line = ({ tag, attributes, text }: HeadElement) =>
  [tag, ...Object.values(attributes), text].join(' ').trim();

describe('the head of a page', () => {
  it('describes the page to browsers, search engines and social networks', () => {
    expect(`\n${headOf(page, shell).map(line).join('\n')}\n`).toMatchInlineSnapshot(`
      "
      title Tours of Iceland | Prospectus
      meta description What a year costs.
      link canonical https://example.com/tours-iceland
      meta og:title Tours of Iceland
      meta og:description What a year costs.
      meta og:type website
      meta og:url https://example.com/tours-iceland
      meta og:site_name Prospectus
      meta og:image https://example.com/assets/social/iceland.jpg
      meta og:image:width 1200
      meta og:image:height 630
      meta twitter:card summary_large_image
      "
    `);
  });

  it('has the alt text of the image if there is one', () => {
    const image = { src: '/bay.jpg', width: 1200, height: 630, alt: 'A round tower above a bay' };
    expect(headOf({ ...page, image }, shell).map(line)).toContain(
      'meta og:image:alt A round tower above a bay',
    );
  });

  it('has the bare address of the site for the home page', () => {
    expect(headOf({ ...page, route: '/' }, shell).map(line)).toContain('link canonical https://example.com/');
  });

  it('hides a page that is not indexed from search engines, without a canonical address', () => {
    const head = headOf({ ...page, noIndex: true }, shell).map(line);
    expect(head).toContain('meta robots noindex');
    expect(head.filter((text) => text.includes('canonical'))).toEqual([]);
  });
});

describe('the title', () => {
  it('ends with the brand, unless it contains it', () => {
    expect(titleOf('Tours of Iceland', 'Prospectus')).toBe('Tours of Iceland | Prospectus');
    expect(titleOf('About Prospectus', 'Prospectus')).toBe('About Prospectus');
    expect(titleOf('Radwege in Berlin', 'Rad')).toBe('Radwege in Berlin | Rad');
    expect(titleOf('Fahrrad, Motorrad', 'rad')).toBe('Fahrrad, Motorrad | rad');
    expect(titleOf('Radwege: Rad!', 'Rad')).toBe('Radwege: Rad!');
    expect(titleOf('Willkommen bei „Rad & Co.“', 'Rad & Co.')).toBe('Willkommen bei „Rad & Co.“');
    expect(titleOf('Bei Rad\u00a0& Co.', 'Rad & Co.')).toBe('Bei Rad\u00a0& Co.');
    expect(titleOf('東京大学の案内', '東京')).toBe('東京大学の案内 | 東京');
  });
});
