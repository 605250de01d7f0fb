import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layOut } from './lay-out';

/**
 * What axe finds wrong in a page or a part of it, with every rule, none disabled. It is asked for details of violations
 * alone, and runs in the page itself: to move each result out of the page and into another takes as long as to find it.
 * What is left out that way is frames of other sites, which we cannot fix.
 */
export async function violationsOn(page: Page, part = 'html'): Promise<string[]> {
  await layOut(page); // what is put off has no place of its own
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
