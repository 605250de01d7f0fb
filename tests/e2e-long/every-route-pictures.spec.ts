import { expect, test } from '@playwright/test';
import { withoutPictures } from '../e2e/no-pictures';
import { routes } from '../routes';

for (const route of routes)
  test(`${route} loses no text without pictures`, async ({ page }) => {
    expect(await withoutPictures(page, route)).toEqual([]);
  });
