import { describe, expect, it } from 'vitest';
import { renderBlock } from '../../../tests/render-block';
import { dateVisibilityScript } from '../../format/inline-scripts';

describe('a notice', () => {
  it('is a landmark with the name of what it is about, and no alert', async () => {
    const html = await renderBlock({ type: 'notice', title: 'We are closed', text: ['Until Monday.'] });
    expect(html).toBe(
      '<aside aria-label="We are closed" data-block="notice"><p><strong>We are closed</strong> Until Monday.</p></aside>',
    );
  });

  it('with days has a script that shows it on these, and is served hidden if it has a first day', async () => {
    const notice = { type: 'notice', title: 'We are closed' } as const;
    const later = await renderBlock({ ...notice, from: '2026-01-11', to: '2026-01-12' });
    expect(later).toMatch(
      /^<aside [^>]*data-from="2026-01-11" data-to="2026-01-12" data-zone="Asia\/Kolkata" hidden="">/,
    );
    expect(later).toContain(`<script>${dateVisibilityScript}</script></aside>`);
    const begun = await renderBlock({ ...notice, to: '2026-01-12' });
    expect(begun).toMatch(/^<aside [^>]*data-to="2026-01-12" data-zone="Asia\/Kolkata">/);
    expect(begun).not.toContain(' hidden');
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
