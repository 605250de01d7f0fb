import { describe, expect, it } from 'vitest';
import { renderBlock, textsOf } from '../../../tests/render-block';

const map = (labels: 'names' | 'numbers' = 'names') =>
  renderBlock({
    type: 'place-map',
    heading: 'Two cities',
    map: {
      image: { src: '/assets/maps/ie.svg', width: 2700, height: 900 },
      labels,
      places: [
        { name: 'Dublin', x: 0.5521, y: 0.4, side: 'ne' },
        { name: 'Cork', x: 0.45, y: 0.8 },
      ],
    },
  });

describe('a map of places', () => {
  it('says its places in words, as a list', async () => {
    expect(textsOf(await map(), 'li')).toEqual(['Dublin', 'Cork']);
  });

  it('says where each place is, from the middle and from the top, and on which side its label is', async () => {
    const html = await map();
    expect(html).toContain('<li data-side="ne" style="--x:0.052;--y:0.4">Dublin');
    expect(html).toContain('<li style="--x:-0.05;--y:0.8">Cork');
  });

  it('says in an attribute that its labels are numbers, since names have no room', async () => {
    expect(await map()).not.toContain('data-labels');
    expect(await map('numbers')).toContain('data-labels="numbers"');
  });

  it('has an image with an empty alt text, since the list says it all, and loads it lazily', async () => {
    const [image = ''] = /<img[^>]*>/.exec(await map()) ?? [];
    expect(image).toContain('src="/assets/maps/ie.svg" alt=""');
    expect(image).toContain('loading="lazy"');
  });
});
