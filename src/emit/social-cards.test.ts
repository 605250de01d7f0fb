import { describe, expect, it } from 'vitest';
import type { SharedImage } from '../resolved';
import { cardFinder } from './social-cards';

const image: SharedImage = { src: '/iceland.svg', width: 1200, height: 900 };
const card = { src: '/assets/social/iceland.jpg', width: 1200, height: 630 };
const cards = new Map([['/iceland.svg', card]]);

/** The image with which a page with this social image is shared; `alt` is the alt text that a block has for it. */
const sharedImageOf = (shared: SharedImage, alt?: string) =>
  cardFinder(new Map([[shared.src, { alt }]]), cards)(shared);

describe('a page', () => {
  it('is shared with the card made from its image', () => {
    expect(sharedImageOf(image)).toEqual(card);
  });

  it('is shared with the alt text that a block has for the image', () => {
    expect(sharedImageOf(image, 'A round tower')).toEqual({ ...card, alt: 'A round tower' });
  });

  it('is shared with its own alt text for the image, if it has one', () => {
    expect(sharedImageOf({ ...image, alt: 'Iceland' }, 'A round tower')).toEqual({ ...card, alt: 'Iceland' });
  });

  it('is shared with its image if that has no card', () => {
    expect(sharedImageOf({ ...image, src: '/lost.svg' })).toEqual({ ...image, src: '/lost.svg' });
  });
});
