import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';

const poster = { src: '/world.svg', width: 1600, height: 900, alt: '' };
const webm = { kind: 'file', href: '/files/campus.webm' } as const;

describe('a hero', () => {
  it('has the only first-level heading of the page', async () => {
    const html = await renderBlock({ type: 'hero', title: 'Tours abroad', lead: ['With us.'] });
    expect(textsOf(html, 'h1')).toEqual(['Tours abroad']);
    expect(textsOf(html, 'p')).toEqual(['With us.']);
  });

  it('may have a call to action, which may lead to an anchor on the same page', async () => {
    const html = await renderBlock({
      type: 'hero',
      title: 'Tours abroad',
      action: { label: 'Apply Now', to: { kind: 'anchor', href: '#form-contact' } },
    });
    expect(html).toMatch(/<a [^>]*href="#form-contact"[^>]*>Apply Now<\/a>/);
  });

  it('may have a second, quieter link beside the call to action', async () => {
    const html = await renderBlock({
      type: 'hero',
      title: 'Tours abroad',
      action: { label: 'Apply Now', to: { kind: 'anchor', href: '#form-contact' } },
      second: { label: 'What a year costs', to: { kind: 'route', href: '/prices' } },
    });
    expect(textsOf(html, 'a')).toEqual(['Apply Now', 'What a year costs']);
    expect(html).toMatch(/<a [^>]*href="#form-contact"[^>]*data-look="strong"/);
    expect(html).toMatch(/<a (?=[^>]*href="\/prices")(?=[^>]*data-look="quiet")/);
  });

  it('shows only its poster if there is no video', async () => {
    const html = await renderBlock({ type: 'hero', title: 'Tours abroad', video: { poster } });
    expect(html).toContain('src="/world.svg"');
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toMatch(/<video|<button/);
  });

  it('has a video that waits for the script, and a button for it', async () => {
    const html = await renderBlock({ type: 'hero', title: 'Tours abroad', video: { poster, webm } });
    expect(html).toContain('<source src="/files/campus.webm" type="video/webm"/>');
    expect(html).toContain('preload="none"');
    expect(html).not.toContain('autoPlay');
    expect(textsOf(html, 'button')).toEqual(['Play videoPause video']);
    expect(html).not.toContain('data-playing');
  });

  it('has the element for the badge script, with the account, if the site has a badge', async () => {
    const badge = {
      script: 'https://badges.example.com/badge.js',
      element: 'quality-badge',
      account: '1234',
      label: 'Accredited agency',
    };
    const hero = { type: 'hero', title: 'Tours abroad' } as const;
    expect(await renderBlock(hero, { badge })).toMatch(
      /<div id="quality-badge" data-account-id="1234" [^>]*role="group" aria-label="Accredited agency"[^>]*><\/div>/,
    );
    expect(await renderBlock(hero)).not.toContain('data-account-id');
  });
});
