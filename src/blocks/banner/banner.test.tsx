import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';

const image = { src: '/assets/images/iceland.svg', width: 1600, height: 900, alt: '' };
const contact = { kind: 'route', href: '/contact' } as const;

describe('a banner', () => {
  it('has the only first-level heading of the page', async () => {
    const html = await renderBlock({ type: 'banner', title: 'Tours of Iceland', image });
    expect(textsOf(html, 'h1')).toEqual(['Tours of Iceland']);
  });

  it('shows the breadcrumbs above its title, with the page itself as the last step', async () => {
    const html = await renderBlock(
      { type: 'banner', title: 'Small classes' },
      {
        breadcrumbs: [
          { label: 'HOME', to: { kind: 'route', href: '/' } },
          { label: 'Tours Abroad' },
          { label: 'Iceland', to: { kind: 'route', href: '/here' } },
        ],
      },
    );
    expect(html.indexOf('<nav')).toBeLessThan(html.indexOf('<h1'));
    expect(html).toContain('<nav aria-label="You are here">');
    expect(textsOf(html, 'li')).toEqual(['HOME', 'Tours Abroad', 'Iceland']);
    expect(count(html, '<a ')).toBe(1);
    expect(html).toContain('<li aria-current="page">Iceland</li>');
  });

  it('has one call to action, a link', async () => {
    const html = await renderBlock({
      type: 'banner',
      title: 'Iceland',
      action: { label: 'Book', to: contact },
    });
    expect(html).toMatch(/<a [^>]*href="\/contact"[^>]*>Book<\/a>/);
  });

  it('loads its image eagerly, in reserved space', async () => {
    const html = await renderBlock({ type: 'banner', title: 'Iceland', image });
    expect(html).toContain('width="1600" height="900"');
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('loading="lazy"');
  });

  it('may have a text with a link in it', async () => {
    const lead = ['Small classes. ', { type: 'link', to: contact, children: ['Ask us'] }, '.'] as const;
    const html = await renderBlock({ type: 'banner', title: 'Iceland', lead });
    expect(textsOf(html, 'p')).toEqual(['Small classes. Ask us.']);
    expect(html).toMatch(/<a [^>]*href="\/contact"[^>]*>Ask us<\/a>/);
  });

  it('is low above a summary, by the type of the next block: what follows may not have been parsed yet', async () => {
    const isLowAbove = async (nextType: 'at-a-glance' | 'facts') =>
      (await renderBlock({ type: 'banner', title: 'Iceland', image }, { nextType })).includes('data-low');
    expect(await isLowAbove('at-a-glance')).toBe(true);
    expect(await isLowAbove('facts')).toBe(false);
  });

  it('has only its title if the document has nothing else', async () => {
    expect(await renderBlock({ type: 'banner', title: 'Thank you' })).toMatchInlineSnapshot(
      `"<section data-block="banner"><div><h1>Thank you</h1></div></section>"`,
    );
  });
});
