import { expect, test } from '@playwright/test';
import { mapFaultsOf } from '../../e2e/map-faults';
import { isLong } from '../../is-long';
import { destinations } from '../../routes';

/** The map with the longest names; `npm run test:long` looks at all. */
const samples = ['/study-newzealand'];
const all = [...destinations, '/india-office', '/australia-office', '/philippine-office', '/contact'];

for (const route of isLong ? all : samples)
  test(`${route}: the labels of its map are clear of each other, of the marks and of the edges`, async ({
    page,
  }) => {
    await page.goto(route);
    expect(await mapFaultsOf(page)).toEqual([]);
  });
