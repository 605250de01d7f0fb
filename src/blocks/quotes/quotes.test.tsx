import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';

describe('the block “quotes”', () => {
  it('has its paragraphs below its heading', async () => {
    const paragraphs = [['One.'], ['Two.']];
    const html = await renderBlock({ type: 'quotes', heading: 'A heading', paragraphs });
    expect(textsOf(html, 'h2')).toEqual(['A heading']);
    expect(textsOf(html, 'p')).toEqual(['One.', 'Two.']);
  });
});
