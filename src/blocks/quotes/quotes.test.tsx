import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import type { Quote } from '../../generated/compiled';

const consent = { date: '2026-02-03', how: 'By email to the office' };
const mira: Quote = { text: ['It helped.'], name: 'Mira K.', who: 'Beginner', date: '2026-01-30', consent };
const quotes = (...items: Quote[]) => renderBlock({ type: 'quotes', heading: 'What they say', items });

describe('a quote', () => {
  it('is a <figure> with what was said, by whom and when', async () => {
    const html = await quotes(mira);
    expect(html).toContain(
      '<figure data-item="" data-wide="all"><blockquote><p>It helped.</p></blockquote><figcaption>',
    );
    expect(textsOf(html, 'figcaption')).toEqual(['Mira K.BeginnerJanuary 30, 2026']);
    expect(html).toContain('<time dateTime="2026-01-30">');
  });

  it('does not show the consent', async () => {
    const html = await quotes(mira);
    expect(html).not.toContain('email');
    expect(html).not.toContain('2026-02-03');
  });

  it('says what the person attended, and when', async () => {
    const html = await quotes({ ...mira, date: undefined, course: 'Weekend course', year: 2025 });
    expect(textsOf(html, 'figcaption')).toEqual(['Mira K.BeginnerWeekend course, 2025']);
    expect(textsOf(await quotes({ ...mira, year: 2025 }), 'figcaption')[0]).toContain('Beginner2025');
  });

  it('may have a picture', async () => {
    const html = await quotes({ ...mira, image: { src: '/mira.jpg', width: 96, height: 96, alt: '' } });
    expect(html).toContain('<figcaption><picture><img src="/mira.jpg" alt=""');
  });
});

describe('quotes', () => {
  it('of a collection come before those of the block', async () => {
    const collection = [{ id: 'aiko', ...mira, name: 'Aiko T.' }];
    const html = await renderBlock({ type: 'quotes', heading: 'What they say', collection, items: [mira] });
    expect(textsOf(html, 'strong')).toEqual(['Aiko T.', 'Mira K.']);
  });

  it('are beside each other up to three, and a row to scroll if there are more', async () => {
    expect(await quotes(mira, mira, mira)).not.toContain('data-island');
    const many = await quotes(mira, mira, mira, mira);
    expect(many).toContain('data-island="carousel"');
    expect(count(many, '<blockquote>')).toBe(4);
  });
});
