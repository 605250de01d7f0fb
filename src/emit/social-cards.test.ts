import { describe, expect, it } from 'vitest';
import { examplePage } from '../../tests/example-page';
import type { Page } from '../compiled';
import type { SharedImage } from '../resolved';
import { outlineOf } from '../site/page-outline';
import { withSocialCards } from './social-cards';

const image: SharedImage = { src: '/iceland.svg', width: 1200, height: 900 };
const card = { src: '/assets/social/iceland.jpg', width: 1200, height: 630 };
const cards = new Map([['/iceland.svg', card]]);

/** A page that is shared with an image, which a block of some page may describe. */
function sharedAs(shared: SharedImage, alt?: string) {
  const page: Page = { ...examplePage, image: shared };
  const entry = { file: 'x.json', draft: false, route: page.route, page };
  const socialPictures = new Map([[shared.src, { alt }]]);
  const [made] = withSocialCards({ pages: [entry], specialPages: [], socialPictures }, cards).pages;
  if (made) expect(outlineOf(made).image).toEqual(made.page.image);
  return made?.page.image;
}

describe('a page', () => {
  it('is shared with the card made from its image', () => {
    expect(sharedAs(image)).toEqual(card);
  });

  it('has the alt text of the card if a block has one for the image', () => {
    expect(sharedAs(image, 'A round tower')).toEqual({ ...card, alt: 'A round tower' });
  });

  it('has the alt text that the page itself gives, if it gives one', () => {
    expect(sharedAs({ ...image, alt: 'Iceland' }, 'A round tower')).toEqual({ ...card, alt: 'Iceland' });
  });

  it('keeps an image that has no card', () => {
    expect(sharedAs({ ...image, src: '/lost.svg' })).toEqual({ ...image, src: '/lost.svg' });
  });
});
