import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';

const map = () =>
  renderBlock({
    type: 'map',
    heading: 'How to find us',
    office: 'Sample House, Ahmedabad 380000, India',
    embed: 'https://maps.example.com/embed?place=1',
    link: { label: 'Open the map', to: { kind: 'external', href: 'https://maps.example.com/1' } },
    title: 'Map of Ahmedabad',
  });

describe('a map', () => {
  it('is a frame with a title, loaded lazily', async () => {
    const [frame = ''] = /<iframe[^>]*>/.exec(await map()) ?? [];
    expect(frame).toContain('src="https://maps.example.com/embed?place=1"');
    expect(frame).toContain('title="Map of Ahmedabad"');
    expect(frame).toContain('loading="lazy"');
  });

  it('has its name, the address and a link to the same place beside it, whether or not it comes', async () => {
    const [, caption = ''] = /<figcaption>(.*)<\/figcaption>/.exec(await map()) ?? [];
    expect(textsOf(caption, 'strong')).toEqual(['Map of Ahmedabad']);
    expect(textsOf(caption, 'address')).toEqual(['Sample House, Ahmedabad 380000, India']);
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
  const collection = [place('Ahmedabad'), place('Melbourne')];
  const html = await renderBlock({ type: 'map', heading: 'How to find us', collection });
  expect(textsOf(html, 'strong')).toEqual(['Map of Ahmedabad', 'Map of Melbourne']);
  expect(html.match(/<iframe/g)).toHaveLength(2);
});
