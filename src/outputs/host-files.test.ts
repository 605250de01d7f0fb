import { expect, it } from 'vitest';
import { pageWith, saying, site, siteDocument } from '../../tests/compiler/site';
import { readSite } from '../../tests/read-site';
import { compile } from '../compiler/compile';
import { generatedFiles, generatedFolders, reservedSegments } from '../site/routes';
import { hostFiles } from './host-files';
import { htmlPathOf } from './html-path';
import { siteOutputs } from './site-outputs';

it('the page of a redirect has the title of the page that it leads to, also with an anchor or a query', () => {
  const targets = ['/about', '/about#team', '/about?open=today'];
  const redirects = targets.map((to, index) => ({ from: `/old-${index}`, to }));
  const compiled = site({
    '_site.json': { ...siteDocument, redirects },
    'about.json': pageWith({ title: 'About us' }, { ...saying('We teach.'), heading: 'Team', id: 'team' }),
  }).compiled();
  const files = new Map(hostFiles(compiled, 'https://example.com', []));
  const titles = targets.map(
    (_to, index) => /<title>(.*)<\/title>/.exec(files.get(`old-${index}/index.html`) ?? '')?.[1],
  );
  expect(titles).toEqual(targets.map(() => 'About us'));
});

it('the check knows the names of all texts and special pages of a build, for files of `_root`', async () => {
  const sources = await readSite('tests/fixture/pages');
  const { value: built } = compile(sources);
  if (!built) throw new Error('The fixture has errors');
  const { texts } = siteOutputs(built, sources, '<svg/>');
  const addresses = [...texts.keys()].map((address) => address.slice(1));
  const special = built.specialPages.map(({ route }) => htmlPathOf(route));
  const hostTexts = hostFiles({ ...built, redirects: [] }, built.url, []);
  const names = [...addresses, ...special, ...hostTexts.map(([path]) => path)].map(
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
