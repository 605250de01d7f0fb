import { expect, it } from 'vitest';
import { pageWith, sourcesOf } from '../../tests/compiler/site';
import { makeSnapshot } from './snapshot';

const marked = (flag: string) => {
  const listing = { name: 'A country', summary: 'What it is like.', order: 1, in: ['menu'], flag };
  return sourcesOf({ 'country.json': pageWith({ listing }) }, { flags: ['ie', 'pt'] });
};

it('a page shows its new flag at once, although no icon has changed', async () => {
  const options = { folder: 'pages-json', controlIcons: [] };
  const { snapshot: last } = await makeSnapshot(marked('ie'), options);
  const { snapshot } = await makeSnapshot(marked('pt'), { ...options, last });
  expect([last?.sprite, snapshot?.sprite]).toEqual([
    expect.stringContaining('id="flag-ie"'),
    expect.stringContaining('id="flag-pt"'),
  ]);
});
