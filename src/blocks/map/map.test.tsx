import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';

const map = () =>
  renderBlock({
    type: 'map',
    heading: 'How to find us',
    office: 'Sample House, Kyoto 600-0000, Japan',
    embed: 'https://maps.example.com/embed?place=1',
    link: { label: 'Open the map', to: { kind: 'external', href: 'https://maps.example.com/1' } },
    title: 'Map of Kyoto',
  });

describe('a map', () => {
  it('is an empty frame with a title: nothing is requested from its site without a press', async () => {
    const html = await map();
    const [frame = ''] = /<iframe[^>]*>/.exec(html) ?? [];
    expect(frame).toContain('title="Map of Kyoto"');
    expect(frame).not.toMatch(/src/i);
    expect(html).not.toMatch(/(?:src|srcset|poster|data|ping)="[^"]*example\.com|url\(|<link/);
  });

  it('is opened in that frame by a link, by its target, beside a note on where the map comes from', async () => {
    const html = await map();
    const [, name = ''] = /<iframe name="([^"]+)"/.exec(html) ?? [];
    expect(name).toMatch(/^[a-z]\w+$/); // names that begin with an underscore are reserved for browsers
    const [link = ''] = html.match(/<a href="https:\/\/maps\.example\.com\/embed.*?<\/a>/) ?? [];
    expect(link).toContain(`target="${name}"`);
    expect(textsOf(link, 'a')).toEqual(['Show the map']);
    expect(textsOf(html, 'p')).toEqual(['If you show the map, it is loaded from maps.example.com.']);
  });

  it('has the address and a link to the same place beside it, whether or not the frame loads', async () => {
    const [, caption = ''] = /<figcaption>(.*)<\/figcaption>/.exec(await map()) ?? [];
    expect(textsOf(caption, 'address')).toEqual(['Sample House, Kyoto 600-0000, Japan']);
    expect(caption).toMatch(/<a href="https:\/\/maps\.example\.com\/1"[^>]*>Open the map<\/a>/);
  });
});

it('each place of a collection has a map of its own', async () => {
  const place = (id: string) => ({
    id,
    office: `Sample House, ${id}`,
    embed: `https://maps.example.com/embed?place=${id}`,
    link: {
      label: 'Open the map',
      to: { kind: 'external', href: `https://maps.example.com/${id}` },
    } as const,
    title: `Map of ${id}`,
  });
  const collection = [place('Kyoto'), place('Lisbon')];
  const html = await renderBlock({ type: 'map', heading: 'How to find us', collection });
  expect(textsOf(html, 'strong')).toEqual(['Map of Kyoto', 'Map of Lisbon']);
  const names = [...html.matchAll(/<iframe name="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(2);
});
