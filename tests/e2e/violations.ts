import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules that look at colours. Axe does not run the one of level AAA (`color-contrast-enhanced`) by default. */
const aboutColours = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds in a part of a page in either scheme. They differ in colours alone, so in the dark one only
 * the rules about colours run.
 */
export async function violationsInBoth(page: Page, part = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const [scheme, rules] of [
    ['dark', aboutColours],
    ['light', undefined],
  ] as const) {
    await paint(page, scheme);
    for (const violation of await violationsOn(page, part, rules)) found.push(`${scheme}: ${violation}`);
  }
  return found;
}

/** Colours change in a transition, of 1 ms here. Scroll-driven animations (the fades of the contents bar) never end. */
export async function paint(page: Page, colorScheme: 'dark' | 'light') {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const inTime = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(inTime.map(({ finished }) => finished));
  });
}

/**
 * What axe finds wrong in a page or a part of it, with every rule, none disabled, unless some are named. It
 * is asked for details of violations alone, and runs in the page itself (its legacy mode): to move each
 * result out of the page and into another takes as long as to find it. What is left out that way is frames of
 * other sites, which we cannot fix.
 */
export async function violationsOn(page: Page, part = 'html', rules?: readonly string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
