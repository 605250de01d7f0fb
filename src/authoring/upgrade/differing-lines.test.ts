import { expect, it } from 'vitest';
import { differingLines } from './differing-lines';

it.each([
  ['a b c', 'a b c', []],
  ['a b c', 'a x c', [{ before: 'b', after: 'x' }]],
  ['a b c', 'a c', [{ before: 'b' }]],
  ['a c', 'a b c d', [{ after: 'b' }, { after: 'd' }]],
  ['a b c d', 'x d y', [{ before: 'a', after: 'x' }, { before: 'b' }, { before: 'c' }, { after: 'y' }]],
  ['', 'a', [{ after: 'a' }]],
  ['a', '', [{ before: 'a' }]],
])('what differs between “%s” and “%s” is told once', (before, after, expected) => {
  const lines = (text: string) => text.split(' ').filter(Boolean);
  expect(differingLines(lines(before), lines(after))).toEqual(expected);
});
