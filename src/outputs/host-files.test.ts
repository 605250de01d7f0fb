import { expect, it } from 'vitest';
import { pageWith, saying, site, siteDocument } from '../../tests/compiler/site';
import { readSite } from '../../tests/read-site';
import type { ClientBundle } from '../bundle/bundle';
import { compile } from '../compiler/compile';
import { errorPagesOf } from '../site/error-page';
import { generatedFiles, generatedFolders, reservedSegments } from '../site/routes';
import { hostFiles } from './host-files';
import { htmlPathOf } from './html-path';
import { siteOutputs } from './site-outputs';

const client: ClientBundle = { script: '', styles: [], deferredUrl: '', fonts: [] };

it('the page of an old address is called like the page that it leads to, also at a place or a choice in it', () => {
  const targets = ['/about', '/about#team', '/about?open=today'];
  const redirects = targets.map((to, at) => ({ from: `/old-${at}`, to }));
  const made = site({
    '_site.json': { ...siteDocument, redirects },
    'about.json': pageWith({ title: 'About us' }, { ...saying('We teach.'), heading: 'Team', id: 'team' }),
  }).compiled();
  const files = new Map(hostFiles(made, 'https://example.com', { client, others: [] }));
  const titles = targets.map(
    (_to, at) => /<title>(.*)<\/title>/.exec(files.get(`old-${at}/index.html`) ?? '')?.[1],
  );
  expect(titles).toEqual(targets.map(() => 'About us'));
});

it('no file that a build writes can be overwritten by a file of `_root`: the check knows all their names', async () => {
  const sources = await readSite('tests/fixture/pages');
  const { value: built } = compile(sources);
  if (!built) throw new Error('The fixture has errors');
  const { texts } = siteOutputs(built, sources, { sprite: '<svg/>' });
  const addresses = [...texts.keys()].map((address) => address.slice(1));
  const special = [...built.specialPages, ...errorPagesOf(built)].map(({ route }) => htmlPathOf(route));
  const written = hostFiles({ ...built, redirects: [] }, built.url, { client, others: [] });
  const names = [...addresses, ...special, ...written.map(([path]) => path)].map(
    (path) => path.split('/')[0],
  );
  const known: readonly (string | undefined)[] = [
    ...reservedSegments,
    ...generatedFiles,
    ...generatedFolders,
    'thank-you',
  ];
  expect(
    names.filter((name) => !known.includes(name)),
    'in neither generatedFiles nor generatedFolders of src/site/routes.ts',
  ).toEqual([]);
  expect(names.length).toBeGreaterThan(10);
});
