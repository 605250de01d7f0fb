import { expect, it } from 'vitest';
import { hasFailed } from './failed-images';

it('an image has failed if it is complete without a width, but not while it loads', () => {
  expect(hasFailed({ complete: true, naturalWidth: 0 })).toBe(true);
  expect(hasFailed({ complete: true, naturalWidth: 240 })).toBe(false);
  expect(hasFailed({ complete: false, naturalWidth: 0 })).toBe(false);
});
