import { describe, expect, it } from 'vitest';
import { excerpt } from './message-values';

describe('a value that a message quotes', () => {
  it('is in one line', () => {
    expect(excerpt('Two\r\n\tlines')).toBe('Two⏎lines');
  });

  it('is cut after sixty characters', () => {
    expect(excerpt('a'.repeat(60))).toBe('a'.repeat(60));
    expect(excerpt('a'.repeat(61))).toBe(`${'a'.repeat(60)}…`);
  });

  it('is not cut within a character, and counts an emoji as one', () => {
    expect(excerpt('🙂'.repeat(60))).toBe('🙂'.repeat(60));
    expect(excerpt(`${'a'.repeat(59)}🙂🙂`)).toBe(`${'a'.repeat(59)}🙂…`);
  });
});
