import { expect, test } from '@playwright/test';
import { mapFaultsOf } from '../../e2e/map-faults';
import { destinations } from './routes';

for (const route of [...destinations, '/contact'])
  test(`${route}: the labels of its map are clear of each other, of the marks and of the edges`, async ({
    page,
  }) => {
    await page.goto(route);
    expect(await mapFaultsOf(page)).toEqual([]);
  });
