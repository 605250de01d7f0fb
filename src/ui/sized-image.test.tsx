import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SizedImage } from './sized-image';

const drawing = { src: '/a.svg', alt: 'A', width: 800, height: 600 };
const photo = { ...drawing, src: '/a.jpg', srcSets: { avif: '/a.320.avif 320w', webp: '/a.320.webp 320w' } };

describe('an image', () => {
  it('that is a drawing is one file, in reserved space', () => {
    expect(renderToStaticMarkup(<SizedImage image={drawing} />)).toBe(
      '<picture><img src="/a.svg" alt="A" width="800" height="600" decoding="async" loading="lazy"/></picture>',
    );
  });

  it('that is a photograph is offered in smaller formats, in the width at which it is shown', () => {
    expect(renderToStaticMarkup(<SizedImage image={photo} />)).toBe(
      '<picture><source type="image/avif" srcSet="/a.320.avif 320w" sizes="auto, 100vw"/>' +
        '<source type="image/webp" srcSet="/a.320.webp 320w" sizes="auto, 100vw"/>' +
        '<img src="/a.jpg" alt="A" width="800" height="600" decoding="async" loading="lazy"/></picture>',
    );
  });

  it('in a row is as wide as its share, for browsers that choose before layout', () => {
    const html = renderToStaticMarkup(<SizedImage image={photo} perRow={{ base: 1, large: 2 }} />);
    expect(html).toContain('sizes="auto, (width &gt;= 1024px) min(50vw, 45rem), 100vw"');
  });

  it('keeps its focal point in view', () => {
    const html = renderToStaticMarkup(<SizedImage image={{ ...photo, focus: [0.29, 0.5] }} />);
    expect(html).toContain('style="object-position:18.5% 50%;--focus-x:29%"');
  });

  it('in the first view is fetched at once and before others', () => {
    const html = renderToStaticMarkup(<SizedImage image={photo} eager />);
    expect(html).not.toContain('loading=');
    expect(html).toContain('fetchPriority="high"');
    expect(html).toContain('sizes="100vw"');
  });
});
