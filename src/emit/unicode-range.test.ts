import { expect, it } from 'vitest';
import { unicodeRange } from './unicode-range';

it('characters are named run by run, each once', () => {
  expect(unicodeRange('cabxa€')).toBe('U+61-63,U+78,U+20ac');
});
