import { expect, it } from 'vitest';
import { draft, page, pageWith, sourcesOf } from '../../tests/compiler/site';
import { makeSnapshot } from './snapshot';

const siteWithFlag = (flag: string) => {
  const listing = { name: 'A country', summary: 'What it is like.', order: 1, in: ['menu'], flag };
  return sourcesOf({ 'country.json': pageWith({ listing }) }, { flags: ['ie', 'pt'] });
};

it('the sprite of a snapshot has the new flag of a page, although no icon has changed', async () => {
  const options = { folder: 'pages-json', controlIcons: [] };
  const spriteWith = async (flag: string) => {
    const { snapshot } = await makeSnapshot(siteWithFlag(flag), options);
    return snapshot?.texts.get(snapshot.shell.sprite);
  };
  expect([await spriteWith('ie'), await spriteWith('pt')]).toEqual([
    expect.stringContaining('id="flag-ie"'),
    expect.stringContaining('id="flag-pt"'),
  ]);
});

it('a snapshot has what search engines will read, without the drafts that only the preview has', async () => {
  const sources = sourcesOf({ 'about.json': page(), 'japan.json': draft() });
  const { snapshot } = await makeSnapshot(sources, { folder: 'pages-json', controlIcons: [] });
  expect([...(snapshot?.pages.keys() ?? [])]).toContain('/japan');
  expect(snapshot?.texts.get('/sitemap.xml')).toContain('/about</loc>');
  expect(snapshot?.texts.get('/sitemap.xml')).not.toContain('/japan');
  expect(snapshot?.texts.get('/robots.txt')).toContain('/sitemap.xml');
});
