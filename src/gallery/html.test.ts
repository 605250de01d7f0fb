import { describe, expect, it } from 'vitest';
import { withCode } from './html';

describe('a description', () => {
  it('has code elements for text in backticks', () => {
    expect(withCode('Named by `of`: `a<b`.').markup).toBe('Named by <code>of</code>: <code>a&lt;b</code>.');
  });

  it('is plain text without backticks', () => {
    expect(withCode('A & B').markup).toBe('A &amp; B');
    expect(withCode('').markup).toBe('');
  });
});
