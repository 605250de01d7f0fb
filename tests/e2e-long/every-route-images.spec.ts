import { expect, test } from '@playwright/test';
import { withoutImages } from '../e2e/no-images';
import { allRoutes } from '../routes';

for (const route of allRoutes)
  test(`${route} loses no text without images`, async ({ page }) => {
    expect(await withoutImages(page, route)).toEqual([]);
  });
