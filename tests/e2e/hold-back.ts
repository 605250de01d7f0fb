import type { Page } from '@playwright/test';

/** Keeps back requests of a page to addresses of a pattern, until the function that is returned is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await blocked;
    await route.continue();
  });
  return () => release();
}

/**
 * Keeps back the page of a route. What the browser prefetches does not pass through the routes of Playwright,
 * so nothing may be prefetched.
 */
export async function holdBackPage(page: Page, route: string): Promise<() => void> {
  await withoutFetchingAhead(page);
  return holdBack(page, `**${route}`);
}

/** Serves pages without their speculation rules, so that the browser prefetches none. */
export const withoutFetchingAhead = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script type="speculationrules">.*?<\/script>/, '');
    return route.fulfill({ response, body });
  });

/** Opens a page with its styles and fonts, but without these scripts until the function that is returned is called. */
export async function visitServed(page: Page, route: string, scripts: string): Promise<() => void> {
  const releaseScripts = await holdBack(page, scripts);
  await page.goto(route, { waitUntil: 'commit' }); // the load event waits for the scripts
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame); // a page without its styles draws no frame
    document.body.getBoundingClientRect(); // nor has it asked for fonts before its first layout
    await document.fonts.ready;
  });
  return releaseScripts;
}
