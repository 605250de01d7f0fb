import { expect, test } from '@playwright/test';
import { faultsAtTwiceItsSize } from '../text-faults';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a page loses no text at twice its size', async ({ page }) => {
  expect(await faultsAtTwiceItsSize(page, '/norway')).toEqual([]);
});
