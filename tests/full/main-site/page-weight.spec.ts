import { expect, test } from '@playwright/test';
import { asVisited, weigh } from '../../e2e/page-weight';
import { budgetOf, weighed } from './budgets';

test.use(asVisited);

// For all other pages script-weight.test.ts adds up the files that they may ask for.
for (const route of weighed) {
  test(`${route} is within its budget of bytes before it is scrolled`, async ({ browser }) => {
    const { all, byType } = await weigh(browser, route);
    expect(byType.Document).toBeGreaterThan(0);
    expect(byType.Script).toBeGreaterThan(0);
    expect(all).toBeLessThanOrEqual(budgetOf(route));
  });
}

for (const route of ['/', '/study-newzealand', '/contact', '/blogdetails']) {
  test(`${route} loads with one script, two fonts and no render-blocking style sheet`, async ({ page }) => {
    const asked: Record<string, string[]> = {};
    let hasLoaded = false;
    page.once('load', () => {
      hasLoaded = true;
    });
    page.on('request', (request) => {
      if (hasLoaded) return; // islands hydrate from then on
      const kind = request.resourceType();
      asked[kind] = [...(asked[kind] ?? []), new URL(request.url()).pathname];
    });
    await page.goto(route);
    expect(asked.script).toEqual([expect.stringContaining('entry-browser')]);
    // A destination also requests a font that has the rupee sign alone, for the large figure of its summary.
    expect(asked.font?.filter((path) => !path.includes('-rupee.'))).toHaveLength(2);
    expect(asked.stylesheet).toEqual([expect.stringContaining('later')]);
    const isBlocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .some((entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking'),
    );
    expect(isBlocking).toBe(false);
  });
}
