import { expect, it } from 'vitest';
import { pageWith, site } from '../../tests/compiler/site';
import { otherPages } from './other-pages';

const listed = (name: string, order: number, own: object, ...blocks: readonly object[]) =>
  pageWith(
    { listing: { name, summary: 'Tours.', order, ...own } },
    { type: 'banner', title: name },
    ...blocks,
  );
const flags = ['no', 'jp', 'se'];
const found = (norway: ReturnType<typeof listed>) =>
  site(
    { 'norway.json': norway, 'japan.json': listed('Japan', 2, { flag: 'jp' }) },
    { flags },
    otherPages,
  ).diagnostics.map(({ location: { file, pointer } }) => `${file.slice('pages-json/'.length)}${pointer}`);
const heading = (text: string) => ({ type: 'text', heading: text, paragraphs: ['As in Japan.'] });

it('knows the names and flags of other pages', () => {
  expect(found(listed('Norway', 1, { flag: 'no' }, heading('What Japan costs')))).toEqual([
    'norway.json/blocks/1/heading',
  ]);
  expect(found(listed('Norway', 1, { flag: 'se' }))).toEqual(['norway.json/listing/flag']);
});

it('leaves headings that name the page itself, and texts', () => {
  const blocks = [heading('Norway or Japan?'), heading('Costs')];
  expect(found(listed('Norway', 1, { flag: 'no' }, ...blocks))).toEqual([]);
});
