import { describe, expect, it } from 'vitest';
import { withCode } from './with-code';

describe('a description', () => {
  it('has code where the contract has backticks', () => {
    expect(withCode('Named by `of`: `a<b`.').markup).toBe('Named by <code>of</code>: <code>a&lt;b</code>.');
  });

  it('is a text as it stands where there are none', () => {
    expect(withCode('A & B').markup).toBe('A &amp; B');
    expect(withCode('').markup).toBe('');
  });
});
