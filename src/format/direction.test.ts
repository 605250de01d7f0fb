import { expect, it } from 'vitest';
import { htmlAttributes } from './direction';

it('is said of a document where it is not from left to right', () => {
  expect(htmlAttributes('pt-PT')).toBe('lang="pt-PT"');
  expect(htmlAttributes('ur-PK')).toBe('lang="ur-PK" dir="rtl"');
});
