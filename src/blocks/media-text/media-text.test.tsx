import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';
import type { MediaText } from '../../generated/compiled';

const image = { src: '/assets/images/iceland.svg', width: 800, height: 600, alt: 'A round tower' };

const mediaText = (rest: Partial<MediaText> = {}) =>
  renderBlock({ type: 'media-text', heading: 'Why Iceland', paragraphs: [['One.'], ['Two.']], ...rest });

describe('paragraphs beside an image', () => {
  it('are below their heading', async () => {
    const html = await mediaText({ image });
    expect(textsOf(html, 'h2')).toEqual(['Why Iceland']);
    expect(textsOf(html, 'p')).toEqual(['One.', 'Two.']);
  });

  it('have the image on the right unless the document says left', async () => {
    expect(await mediaText({ image })).toContain('data-side="right"');
    expect(await mediaText({ image, side: 'right' })).toContain('data-side="right"');
    expect(await mediaText({ image, side: 'left' })).toContain('data-side="left"');
  });

  it('come before the image in reading order, whichever side it is on', async () => {
    const html = await mediaText({ image, side: 'left' });
    expect(html.indexOf('Two.')).toBeLessThan(html.indexOf('<img'));
  });

  it('load the image lazily, in reserved space', async () => {
    const html = await mediaText({ image });
    expect(html).toContain('alt="A round tower" width="800" height="600"');
    expect(html).toContain('loading="lazy"');
  });

  it('may have a link', async () => {
    const action = { label: 'Talk to us', to: { kind: 'route', href: '/contact' } } as const;
    expect(await mediaText({ action })).toMatch(/<a [^>]*href="\/contact"[^>]*>Talk to us<\/a>/);
  });

  it('are beside their heading if there is no image', async () => {
    const html = await mediaText({ side: 'left' });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('data-side');
    expect(html).toContain('data-beside');
    expect(html).not.toContain('<a ');
  });
});
