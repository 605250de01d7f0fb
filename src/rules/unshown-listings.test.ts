import { describe, expect, it } from 'vitest';
import { page, pageWith, site, siteDocument } from '../../tests/compiler/site';
import { unshownListings } from './unshown-listings';

const listing = { name: 'Iceland', summary: 'Small classes.', order: 10 };
const listed = (places?: readonly string[], ...blocks: readonly object[]) =>
  pageWith({ kind: 'post', listing: places ? { ...listing, in: places } : listing }, ...blocks);
const cards = { type: 'page-cards', heading: 'Posts', pages: { kind: 'post', in: 'side' }, display: 'grid' };

const pointersOf = (documents: Parameters<typeof site>[0]) =>
  site(documents, {}, unshownListings).diagnostics.map(({ location }) => location.pointer);

describe('a listing', () => {
  it('is shown by a menu of the header', () => {
    const items = [{ label: 'Posts', sections: [{ title: 'Posts', list: 'post' as const }] }];
    const withMenu = { ...siteDocument, header: { ...siteDocument.header, items } };
    expect(pointersOf({ '_site.json': withMenu, 'a.json': listed() })).toEqual([]);
    expect(pointersOf({ '_site.json': withMenu, 'a.json': listed(['menu', 'footer']) })).toEqual([
      '/listing/in/1',
    ]);
  });

  it('is shown by a column of the footer', () => {
    const columns = [{ title: 'Posts', list: 'post' as const }];
    const withColumn = { ...siteDocument, footer: { ...siteDocument.footer, columns } };
    expect(pointersOf({ '_site.json': withColumn, 'a.json': listed(['footer']) })).toEqual([]);
  });

  it('is shown by the cards of another page, but not by its own', () => {
    expect(pointersOf({ 'index.json': page(cards), 'a.json': listed(['side']) })).toEqual([]);
    expect(pointersOf({ 'a.json': listed(['side'], cards) })).toEqual(['/listing']);
  });

  it('need not be shown on a draft', () => {
    const post = { kind: 'post', listing: { ...listing, in: ['footer'] } };
    const pointersFor = (draft: object) =>
      pointersOf({ 'index.json': page(cards), 'a.json': pageWith({ ...post, ...draft }) });
    expect(pointersFor({})).toEqual(['/listing/in/0']);
    expect(pointersFor({ draft: true })).toEqual([]);
  });
});
