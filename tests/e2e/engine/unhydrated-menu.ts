import type { Page } from '@playwright/test';

/** The menu of the fixture as an island that has no script yet. */

/** The address of the menu's script. */
export const script = '**/mega-menu.island.*.js';
export const menu = (page: Page) => page.locator('[data-island=mega-menu]');
export const trigger = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
export const panel = (page: Page, name: string) => menu(page).getByRole('group', { name });

/** The clicks and keys that reach the page. An event that waits for a script reaches it only when it is replayed. */
export async function eventsOf(page: Page) {
  const events: string[] = [];
  await page.exposeFunction('report', (event: string) => events.push(event));
  await page.evaluate(() => {
    const { report } = window as unknown as { report: (event: string) => void };
    const text = (target: EventTarget | null) => (target as HTMLElement).textContent;
    document.body.addEventListener('click', ({ target }) => report(`click ${text(target)}`), true);
    document.body.addEventListener('keydown', ({ key }) => report(key), true);
  });
  return events;
}

/** Adds a form that is an island with the script of the menu, which a test holds back or lets fail. */
export const addForm = (page: Page) =>
  page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { action: '/blog' });
    Object.assign(form.dataset, { island: 'mega-menu', hydrate: 'interaction' });
    form.append(Object.assign(document.createElement('button'), { textContent: 'Send', type: 'submit' }));
    document.querySelector('main')?.prepend(form);
  });

export const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click({ noWaitAfter: true });
