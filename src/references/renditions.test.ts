import { describe, expect, it } from 'vitest';
import { renditionsOf, srcSetsOf } from './renditions';

const photo = (width: number) => ({ url: '/assets/images/a.b1.jpg', size: { width, height: 600 } });

describe('a photograph', () => {
  it('is offered as AVIF and WebP, no wider than it is', () => {
    expect(srcSetsOf(photo(800))).toEqual({
      avif: '/assets/images/a.b1.320.avif 320w, /assets/images/a.b1.480.avif 480w, /assets/images/a.b1.640.avif 640w, /assets/images/a.b1.800.avif 800w',
      webp: '/assets/images/a.b1.320.webp 320w, /assets/images/a.b1.480.webp 480w, /assets/images/a.b1.640.webp 640w, /assets/images/a.b1.800.webp 800w',
    });
  });

  it('is never offered wider than a screen', () => {
    expect(renditionsOf(photo(6000)).map(({ width }) => width)).toEqual([
      320, 480, 640, 960, 1280, 1920, 2560, 320, 480, 640, 960, 1280, 1920, 2560,
    ]);
  });

  it('has only its own width if it is small', () => {
    expect(renditionsOf(photo(200)).map(({ width }) => width)).toEqual([200, 200]);
  });
});

it('a drawing has no renditions', () => {
  expect(srcSetsOf({ url: '/assets/images/a.b1.svg', size: { width: 800, height: 600 } })).toBeUndefined();
});
