import type { Page } from '@playwright/test';

/** The switch that shows every sum in a second currency, on the fixture’s page on Portugal. */

export const address = '/portugal';
export const theSwitch = (page: Page) => page.getByRole('button', { name: 'Show sums in rupees, too' });
/** The sums in the second currency that the switch adds, or the server if it was pressed on an earlier page. */
export const added = (page: Page) => page.locator('main small[data-other]');
