import { describe, expect, it } from 'vitest';
import { examplePage } from '../../tests/example-page';
import type { Block, Page } from '../compiled';
import { sharedPictures, withSocialCards } from './social-cards';

const picture = (src: string) => ({ src, width: 1200, height: 900 });
const card = { src: '/assets/social/ireland.jpg', width: 1200, height: 630 };
const entry = (src: string, blocks: readonly Block[] = []) => ({
  file: 'x.json',
  draft: false,
  page: { ...examplePage, image: picture(src), blocks } as Page,
});
const showing = (alt: string): Block => ({
  type: 'media-text',
  heading: 'Ireland',
  paragraphs: [],
  image: { ...picture('/ireland.svg'), alt },
});

describe('the social images of pages', () => {
  it('are those of all pages, each once', () => {
    const pages = [entry('/ireland.svg'), entry('/world.svg'), entry('/ireland.svg')];
    const shared = sharedPictures({ pages, specialPages: [entry('/lost.svg')] });
    expect([...shared]).toEqual(['/ireland.svg', '/world.svg', '/lost.svg']);
  });
});

describe('a page', () => {
  const imageOf = (...blocks: readonly Block[]) => {
    const site = { pages: [entry('/ireland.svg', blocks)], specialPages: [] };
    return withSocialCards(site, new Map([['/ireland.svg', card]])).pages[0]?.page.image;
  };

  it('is shared with the card made from its image', () => {
    expect(imageOf()).toEqual(card);
  });

  it('has the alt text of the card if a document has one for the image', () => {
    expect(imageOf(showing(''), showing('A round tower'))).toEqual({ ...card, alt: 'A round tower' });
    expect(imageOf(showing(''))).toEqual(card);
  });

  it('has the alt text that the page itself gives, if it gives one', () => {
    const page = entry('/ireland.svg', [showing('A round tower')]);
    page.page.image = { ...picture('/ireland.svg'), alt: 'Ireland' };
    const site = withSocialCards({ pages: [page], specialPages: [] }, new Map([['/ireland.svg', card]]));
    expect(site.pages[0]?.page.image).toEqual({ ...card, alt: 'Ireland' });
  });

  it('keeps an image that has no card', () => {
    const site = { pages: [], specialPages: [entry('/lost.svg')] };
    expect(withSocialCards(site, new Map())).toEqual(site);
  });
});
