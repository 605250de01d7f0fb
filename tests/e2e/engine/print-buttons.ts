import type { Page } from '@playwright/test';
import { ready } from '../hydration';

/** The buttons by which a page of some kinds is printed or shared. */

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens such a page with fakes in place of `print` and `share`, and returns the list of their calls. */
export async function open(page: Page, { canShare = false } = {}) {
  const called: unknown[] = [];
  await page.exposeFunction('report', (...call: unknown[]) => called.push(call));
  await page.addInitScript((canShare) => {
    const { report } = window as unknown as { report: (...call: unknown[]) => void };
    Object.assign(window, { print: () => report('print') });
    if (canShare)
      Object.assign(navigator, {
        share: async (data: ShareData) => {
          report('share', data);
          throw new DOMException('Closed by the visitor', 'AbortError');
        },
      });
  }, canShare);
  await page.goto('/portugal');
  await ready(page);
  return called;
}
