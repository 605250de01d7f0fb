import { expect, it } from 'vitest';
import { htmlAttributes } from './direction';

it('the direction of a document is an attribute unless it is left to right', () => {
  expect(htmlAttributes('pt-PT')).toBe('lang="pt-PT"');
  expect(htmlAttributes('ur-PK')).toBe('lang="ur-PK" dir="rtl"');
});
