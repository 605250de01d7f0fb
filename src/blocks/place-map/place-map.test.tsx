import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';

const map = () =>
  renderBlock({
    type: 'place-map',
    heading: 'Two cities',
    map: {
      image: { src: '/assets/maps/ie.svg', width: 2700, height: 900 },
      places: [
        { name: 'Dublin', x: 0.5521, y: 0.4, side: 'end' },
        { name: 'Cork', x: 0.5, y: 0.8, side: 'start' },
      ],
    },
  });

describe('a map of places', () => {
  it('says its places in words, as a list', async () => {
    expect(textsOf(await map(), 'li')).toEqual(['Dublin', 'Cork']);
  });

  it('puts each name at its place, and on its side', async () => {
    const html = await map();
    expect(html).toContain('style="--x:55.2%;--y:40%">Dublin');
    expect(html).toContain('<li data-side="start" style="--x:50%;--y:80%">Cork');
  });

  it('is an image of its own, loaded lazily, that says nothing that the list does not say', async () => {
    const [image = ''] = /<img[^>]*>/.exec(await map()) ?? [];
    expect(image).toContain('src="/assets/maps/ie.svg" alt=""');
    expect(image).toContain('loading="lazy"');
  });
});
