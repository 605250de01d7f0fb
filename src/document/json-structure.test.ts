import { expect, it } from 'vitest';
import { jsonStructure } from './json-structure';

it('finds a key that its object has already had, with its path through objects and lists', () => {
  const text = '[{"c": 0}, {"b": [[], {"c": 1, "d": {"c": 2}, "c": 3}]}]';
  const [first, second] = [text.indexOf('"c": 1'), text.indexOf('"c": 3')];
  expect(jsonStructure(text).repeatedKeys).toEqual([
    { key: 'c', path: [1, 'b', 1, 'c'], offset: second, length: 3, firstOffset: first },
  ]);
});

it('does not take what is written in texts for brackets or keys', () => {
  expect(jsonStructure('{"a": "{[,\\"a\\":", "b": "a"}')).toEqual({ repeatedKeys: [] });
});

it('finds the bracket at which nesting becomes too deep, also if the text is not JSON', () => {
  expect(jsonStructure('['.repeat(100)).tooDeepOffset).toBeUndefined();
  expect(jsonStructure('['.repeat(101)).tooDeepOffset).toBe(100);
  expect(jsonStructure(`]${'{"a": '.repeat(101)}`).tooDeepOffset).toBe(1 + 100 * 6);
});
