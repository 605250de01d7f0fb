import { describe, expect, it } from 'vitest';
import { examplePage } from '../../tests/example-page';
import type { Page } from '../compiled';
import type { SharedImage } from '../resolved';
import { outlineOf } from '../site/page-outline';
import { withSocialCards } from './social-cards';

const image: SharedImage = { src: '/iceland.svg', width: 1200, height: 900 };
const card = { src: '/assets/social/iceland.jpg', width: 1200, height: 630 };
const cards = new Map([['/iceland.svg', card]]);

/** The social image of a page with this image; `alt` is the alt text that a block has for it. */
function sharedImageOf(shared: SharedImage, alt?: string) {
  const page: Page = { ...examplePage, image: shared };
  const entry = { file: 'x.json', draft: false, route: page.route, page };
  const socialImages = new Map([[shared.src, { alt }]]);
  const [pageWithCard] = withSocialCards({ pages: [entry], specialPages: [], socialImages }, cards).pages;
  if (pageWithCard) expect(outlineOf(pageWithCard).image).toEqual(pageWithCard.page.image);
  return pageWithCard?.page.image;
}

describe('a page', () => {
  it('is shared with the card made from its image', () => {
    expect(sharedImageOf(image)).toEqual(card);
  });

  it('has the alt text of the card if a block has one for the image', () => {
    expect(sharedImageOf(image, 'A round tower')).toEqual({ ...card, alt: 'A round tower' });
  });

  it('has the alt text of the page itself, if there is one', () => {
    expect(sharedImageOf({ ...image, alt: 'Iceland' }, 'A round tower')).toEqual({ ...card, alt: 'Iceland' });
  });

  it('keeps an image that has no card', () => {
    expect(sharedImageOf({ ...image, src: '/lost.svg' })).toEqual({ ...image, src: '/lost.svg' });
  });
});
