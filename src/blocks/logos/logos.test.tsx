import { describe, expect, it } from 'vitest';
import { count, renderBlock, textsOf } from '../../../tests/render-block';
import type { Logos, Partner } from '../../generated/compiled';

const partner = (id: string, name: string): Partner => ({
  id,
  name,
  logo: { src: `/logos/${id}.svg`, width: 240, height: 120 },
});
const logos = (properties: Partial<Logos> = {}) =>
  renderBlock({
    type: 'logos',
    heading: 'Our partners',
    collection: [partner('northfield', 'Northfield Institute'), partner('harbour', 'Harbour College')],
    visible: 5,
    ...properties,
  });

describe('a strip of logos', () => {
  it('has each partner once: the copy that closes the loop is made once it moves', async () => {
    const html = await logos();
    expect(count(html, 'data-item=""')).toBe(2);
    expect(count(html, '<img')).toBe(2);
  });

  it('loads logos lazily, in reserved space', async () => {
    const html = await logos();
    expect(count(html, 'loading="lazy"')).toBe(2);
    expect(count(html, 'width="240" height="120"')).toBe(2);
  });

  it('does not move until the button that pauses it works', async () => {
    const html = await logos();
    expect(html).not.toMatch(/data-state|data-playing/);
    expect(textsOf(html, 'button')).toEqual(['Resume Auto-playPause Auto-play']);
  });

  it.each([5, 6] as const)('shows %i at once if there is room', async (visible) => {
    expect(await logos({ visible })).toContain(`data-visible="${visible}"`);
  });

  it('may have a link, which is quiet: it is for partners, not for visitors', async () => {
    const action = { label: 'Become a partner', to: { kind: 'route', href: '/contact' } } as const;
    const html = await logos({ action });
    expect(textsOf(html, 'a')).toEqual(['Become a partner']);
    expect(html).toMatch(/<a [^>]*data-look="quiet"/);
    expect(await logos()).not.toContain('<a ');
  });
});
