import { expect, it } from 'vitest';
import { describeRenderFailures } from '../../src/report/describe-render-failures';
import { page, sourcesOf } from '../compiler/site';

const { documents } = sourcesOf({
  'a.json': page({ type: 'banner', title: 'A' }),
  'b.json': page({ type: 'banner', title: 'B' }, { type: 'text', paragraphs: ['Words.'] }),
});

it('a block that threw is an error at its place in its document, the first document first', () => {
  const found = describeRenderFailures(
    new Map([
      ['pages-json/b.json', [{ index: 1, type: 'text', reason: 'the text fell' }]],
      ['pages-json/a.json', [{ index: 0, type: 'banner', reason: 'the banner fell' }]],
    ]),
    documents,
  );
  expect(found.map(({ code, location: { file, line } }) => [code, file, line])).toEqual([
    ['block-fails', 'pages-json/a.json', 8],
    ['block-fails', 'pages-json/b.json', 12],
  ]);
  expect(found[1]?.message).toContain('the text fell');
});
