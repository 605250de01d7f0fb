import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';
import type { Intake } from '../../generated/compiled';

const intakes = (...items: Intake[]) => renderBlock({ type: 'intakes', heading: 'Intakes', items });

describe('the intakes', () => {
  it('are in the order of the year, as a list', async () => {
    const html = await intakes({ title: 'January' }, { title: 'September' });
    expect(html).toContain('<ol>');
    expect(textsOf(html, 'h3')).toEqual(['January', 'September']);
  });

  it('show their season and what they suit', async () => {
    const html = await intakes({ title: 'January', period: 'Spring', text: ['A smaller intake.'] });
    expect(textsOf(html, 'p')).toEqual(['Spring', 'A smaller intake.']);
  });

  it('may have an icon beside the month', async () => {
    const html = await intakes({ title: 'January', icon: 'flower' });
    expect(html).toContain('<h3><svg aria-hidden="true"><use href="/sprite.svg#icon-flower"/></svg>Jan');
  });

  it('have only a month if the document has nothing else', async () => {
    expect(await intakes({ title: 'May' })).toContain('<ol><li data-item=""><h3>May</h3></li></ol>');
  });
});
