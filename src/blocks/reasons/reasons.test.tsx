import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';

const items = [
  {
    title: 'English everywhere',
    content: ['In ', { type: 'strong', children: ['every'] } as const, ' shop.'],
  },
  { title: 'Small classes', content: ['Twenty at most.'] },
];

describe('the reasons', () => {
  it('are numbered', async () => {
    const html = await renderBlock({ type: 'reasons', heading: 'Why Iceland', items });
    expect(html).toContain('<ol>');
    expect(textsOf(html, 'li')).toEqual(['English everywhereIn every shop.', 'Small classesTwenty at most.']);
  });

  it('have headings one level below the heading of the block', async () => {
    const html = await renderBlock({ type: 'reasons', heading: 'Why Iceland', items });
    expect(textsOf(html, 'h2')).toEqual(['Why Iceland']);
    expect(textsOf(html, 'h3')).toEqual(['English everywhere', 'Small classes']);
    expect(html).toContain('<p>In <strong>every</strong> shop.</p>');
  });

  it('are collapsed after the third, and the numbers continue', async () => {
    const many = (count: number) =>
      renderBlock({
        type: 'reasons',
        heading: 'Why Iceland',
        items: Array.from({ length: count }, (_, index) => ({
          title: `Reason ${index + 1}`,
          content: ['Because.'],
        })),
      });
    const [seen = '', folded = ''] = (await many(13)).split('<details>');
    expect(textsOf(seen, 'h3')).toHaveLength(3);
    expect(folded).toContain('<summary>10 more reasons</summary><ol start="4">');
    expect(textsOf(folded, 'h3').at(-1)).toBe('Reason 13');
    expect(await many(4)).not.toContain('<details>'); // one alone is not worth a press
  });

  it('may have an introduction', async () => {
    const block = { type: 'reasons', heading: 'Why Iceland', items } as const;
    expect(await renderBlock({ ...block, lead: ['Two of them.'] })).toContain(
      '<h2>Why Iceland</h2></div><p>Two of them.</p></div><ol>',
    );
    expect(await renderBlock(block)).toContain('<h2>Why Iceland</h2></div></div><ol>');
  });
});
