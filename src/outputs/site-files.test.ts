import { expect, it } from 'vitest';
import { pageWith, saying, site, siteDocument } from '../../tests/compiler/site';
import type { ClientBundle } from '../bundle/bundle';
import { siteFiles } from './site-files';

const client: ClientBundle = { script: '', styles: [], later: '', properties: {}, fonts: [] };

it('the page of an old address is called like the page that it leads to, also at a place or a choice in it', () => {
  const targets = ['/about', '/about#team', '/about?open=today'];
  const redirects = targets.map((to, at) => ({ from: `/old-${at}`, to }));
  const made = site({
    '_site.json': { ...siteDocument, redirects },
    'about.json': pageWith({ title: 'About us' }, { ...saying('We teach.'), heading: 'Team', id: 'team' }),
  }).compiled();
  const files = new Map(siteFiles(made, 'https://example.com', { client, others: [] }));
  const titles = targets.map(
    (_to, at) => /<title>(.*)<\/title>/.exec(files.get(`old-${at}/index.html`) ?? '')?.[1],
  );
  expect(titles).toEqual(targets.map(() => 'About us'));
});
