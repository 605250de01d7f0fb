import { describe, expect, it } from 'vitest';
import { page, site, siteDocument } from '../../tests/compiler/site';
import { unlistedKinds } from './unlisted-kinds';
import { unshownListings } from './unshown-listings';

const codesOf = (documents: Parameters<typeof site>[0]) =>
  site(documents, {}, unlistedKinds, unshownListings).diagnostics.map(({ code }) => code);

const kinds = (...places: readonly string[]) => ({ '_kinds.json': { kinds: [{ kind: 'page', places }] } });

describe('a kind with slots', () => {
  it('must be in a list', () => {
    const pages = { kind: 'page', in: 'home' };
    const cards = page({ type: 'page-cards', heading: 'Pages', pages, display: 'grid' });
    const footer = { ...siteDocument.footer, columns: [{ title: 'Pages', list: 'page' }] };
    expect(codesOf({ ...kinds('home'), 'index.json': cards })).toEqual([]);
    expect(codesOf({ ...kinds('footer'), '_site.json': { ...siteDocument, footer } })).toEqual([]);
    expect(codesOf(kinds('home', 'menu'))).toEqual(['unlisted-kind']);
  });

  it('is reported once, not at each of its pages', () => {
    const listing = { name: 'About', summary: 'Who we are.', order: 10 };
    const about = { ...page()('about.json'), listing };
    expect(codesOf({ ...kinds('menu'), 'about.json': about })).toEqual(['unlisted-kind']);
  });

  it('need not be in a list if it is the default kind', () => {
    expect(codesOf({ '_kinds.json': undefined })).toEqual([]);
  });
});

describe('a kind without slots', () => {
  it('need not be in a list', () => {
    expect(codesOf({ '_kinds.json': { kinds: [{ kind: 'page' }] } })).toEqual([]);
  });
});
