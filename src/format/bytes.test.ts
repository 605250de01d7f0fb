import { expect, it } from 'vitest';
import { formatBytes } from './bytes';

it('a file size has the unit that readers know, in the format of the language', () => {
  const english = { language: 'en-GB' };
  expect(formatBytes(840_000, english)).toBe('840 kB');
  expect(formatBytes(999_700, english)).toBe('1 MB');
  expect(formatBytes(2_440_000, english)).toBe('2.4 MB');
  expect(formatBytes(24_400_000, english)).toBe('24 MB');
  expect(formatBytes(2_440_000, { language: 'pt-PT' })).toBe('2,4 MB');
});
