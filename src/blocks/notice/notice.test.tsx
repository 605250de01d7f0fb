import { describe, expect, it } from 'vitest';
import { renderBlock } from '../../../tests/render-block';

describe('a notice', () => {
  it('is a landmark with the name of what it is about, and no alert', async () => {
    const html = await renderBlock({ type: 'notice', title: 'We are closed', text: ['Until Monday.'] });
    expect(html).toBe(
      '<aside aria-label="We are closed" data-block="notice"><p><strong>We are closed</strong> Until Monday.</p></aside>',
    );
  });

  it('may have a link, a tone and an anchor', async () => {
    const html = await renderBlock({
      type: 'notice',
      id: 'closed',
      title: 'We are closed',
      tone: 'ochre',
      link: { label: 'Opening hours', to: { kind: 'anchor', href: '#hours' } },
    });
    expect(html).toMatch(/^<aside id="closed" tabindex="-1" /i);
    expect(html).toContain('data-tone="ochre"');
    expect(html).toContain('<a href="#hours">Opening hours</a>');
  });
});
