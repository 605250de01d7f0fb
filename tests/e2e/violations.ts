import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules of axe about colours, but not `color-contrast-enhanced`: its level, AAA, is not run by default. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds in a page, or in the elements of a selector, in both colour schemes. The schemes differ in colours
 * alone, so in the dark one only the rules about colours run.
 */
export async function violationsInBoth(page: Page, selector = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const [scheme, rules] of [
    ['dark', colourRules],
    ['light', undefined],
  ] as const) {
    await paint(page, scheme);
    for (const violation of await violationsOn(page, selector, rules)) found.push(`${scheme}: ${violation}`);
  }
  return found;
}

/**
 * Switches the colour scheme, and waits until the colours have changed, which they do in a transition. Scroll-driven
 * animations (the fades of the contents bar) are not waited for, because they never end.
 */
export async function paint(page: Page, colorScheme: 'dark' | 'light') {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const inTime = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(inTime.map(({ finished }) => finished));
  });
}

/**
 * What axe finds wrong in a page, or in the elements of a selector, by its default rules or only those that are named.
 * It is asked for details of violations alone, and runs in the page itself (its legacy mode): to move each result out
 * of the page and into another takes as long as to find it. Frames of other sites, which we cannot fix, are left out.
 */
export async function violationsOn(
  page: Page,
  selector = 'html',
  rules?: readonly string[],
): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(selector)
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
