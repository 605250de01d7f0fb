import { expect, test } from '@playwright/test';
import { faultsWithoutImages } from '../../../e2e/no-images';
import { pagesOf } from './sites';

for (const { site, route, address } of pagesOf(({ layouts }) => layouts))
  test(`${site.pages}: ${route} loses no text without images`, async ({ page }) => {
    expect(await faultsWithoutImages(page, address)).toEqual([]);
  });
