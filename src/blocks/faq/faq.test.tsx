import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import type { Question } from '../../generated/compiled';

const faq = (...items: Question[]) => renderBlock({ type: 'faq', heading: 'Questions', items });

const work: Question = { title: 'May I work?', content: [['Yes: 20 hours.'], ['More in holidays.']] };
const family: Question = { title: 'May my family come?', content: [['That depends.']] };

describe('a list of questions', () => {
  it('renders every answer, even closed ones, so that search finds them', async () => {
    const html = await faq(work, family);
    expect(textsOf(html, 'h3')).toEqual(['May I work?', 'May my family come?']);
    expect(textsOf(html, 'p')).toEqual(['Yes: 20 hours.', 'More in holidays.', 'That depends.']);
  });

  it('is closed at first', async () => {
    expect(await faq(work, family)).not.toContain('open=""');
  });

  it('opens the answers that the document opens, and lets several stay open at once', async () => {
    const html = await faq({ ...work, open: true }, { ...family, open: true });
    expect(count(html, '<details open="" data-item="">')).toBe(2);
    expect(html).not.toContain(' name='); // disclosures of one name close each other
  });

  it('has the anchor of an answer inside its disclosure, which a link to it therefore opens', async () => {
    const html = await faq(work, { ...family, id: 'family' });
    expect(html).toMatch(/<details data-item=""><summary>.*<\/summary><div id="family"><p>That depends\./);
    expect(count(html, ' id=')).toBe(1);
  });

  it('keeps links in answers', async () => {
    const link = { type: 'link', to: { kind: 'route', href: '/contact' }, children: ['Ask us'] } as const;
    expect(await faq({ title: 'How?', content: [[link, ' first.']] })).toMatch(
      /<p><a [^>]*href="\/contact"[^>]*>Ask us<\/a> first\.<\/p>/,
    );
  });
});

it('questions after the sixth are collapsed together', async () => {
  const html = await faq(
    ...Array.from({ length: 10 }, (_, index) => ({ ...work, title: `Question ${index}` })),
  );
  expect(textsOf(html, 'h3')).toHaveLength(10);
  expect(html).toMatch(/Question 5[\s\S]*4 more questions[\s\S]*Question 6/);
  expect(count(html, '<details')).toBe(11);
});
