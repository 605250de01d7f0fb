import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';

const book = {
  label: 'Book a Free Trial Ride',
  to: { kind: 'route', href: '/contact#contact-form' },
} as const;
const guide = { label: 'Download Packing List', to: { kind: 'file', href: '/files/guide.pdf' } } as const;
const callToAction = (...actions: (typeof book | typeof guide)[]) =>
  renderBlock({ type: 'call-to-action', heading: 'Not sure?', text: ['Ask ', 'us.'], actions });

describe('a call to action', () => {
  it('has its heading first, then the links', async () => {
    const html = await callToAction(book);
    expect(textsOf(html, 'h2')).toEqual(['Not sure?']);
    expect(html).toMatch(/<p>Ask us\.<\/p><div><a [^>]*href="\/contact#contact-form"/);
  });

  it('has a primary link and a secondary one', async () => {
    const html = await callToAction(book, guide);
    expect([...html.matchAll(/data-look="([a-z]+)"/g)].map(([, look]) => look)).toEqual(['strong', 'quiet']);
    expect(html).toContain('href="/files/guide.pdf" target="_blank"');
  });
});
