import { expect, it } from 'vitest';
import { applyChanges } from './expand-example';

const wrong = { 'a.json': { title: 'A', rows: [{ sum: 1 }, { sum: 2 }] }, 'b.json': {} };

it('documents and their values are replaced, added and removed, and the wrong documents stay as they are', () => {
  expect(
    applyChanges(wrong, {
      'a.json#/title': null,
      'a.json#/rows/0': null,
      'a.json#/rows/0/per': 'year',
      'a.json#/rows/1': { sum: 3 },
      'b.json': null,
      'c.json': [],
    }),
  ).toEqual({ 'a.json': { rows: [{ sum: 2, per: 'year' }, { sum: 3 }] }, 'c.json': [] });
  expect(wrong['a.json'].rows).toEqual([{ sum: 1 }, { sum: 2 }]);
});

it('null stays for a document that the wrong documents do not have: it is missing from the site', () => {
  expect(applyChanges(wrong, { '_words.json': null })).toEqual({ ...wrong, '_words.json': null });
});

it('a value may be changed in a document beside the wrong ones', () => {
  const beside = { '_kinds.json': { kinds: [], topics: ['visa'] } };
  expect(applyChanges({}, { '_kinds.json#/topics': null }, beside)).toEqual({ '_kinds.json': { kinds: [] } });
  expect(beside['_kinds.json'].topics).toEqual(['visa']);
});
