import { expect, test } from '@playwright/test';
import { faultsInDoubledText } from '../text-faults';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [route, shown] of [
  ['/norway', 'every kind of text'],
  ['/harbour-office', 'tables and descriptions'],
] as const)
  test(`a page of ${shown} loses no text at twice the text size`, async ({ page }) => {
    expect(await faultsInDoubledText(page, route)).toEqual([]);
  });
