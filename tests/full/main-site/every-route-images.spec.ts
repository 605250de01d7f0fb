import { expect, test } from '@playwright/test';
import { withoutImages } from '../../e2e/no-images';
import { everyPage } from './every-page';

for (const { name, address } of everyPage)
  test(`${name} loses no text without images`, async ({ page }) => {
    expect(await withoutImages(page, address)).toEqual([]);
  });
