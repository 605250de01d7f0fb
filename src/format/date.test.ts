import { describe, expect, it } from 'vitest';
import { formatDate } from './date';

describe('a date', () => {
  it('is written with the month first', () => {
    expect(formatDate('2024-01-11')).toBe('January 11, 2024');
    expect(formatDate('2025-10-01')).toBe('October 1, 2025');
  });

  it('is the same day wherever it is read', () => {
    expect(formatDate('2024-12-31')).toBe('December 31, 2024');
  });
});
