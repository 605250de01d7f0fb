import { expect, test } from '@playwright/test';
import { withoutImages } from '../e2e/no-images';
import { routes } from '../routes';

for (const route of routes)
  test(`${route} loses no text without images`, async ({ page }) => {
    expect(await withoutImages(page, route)).toEqual([]);
  });
