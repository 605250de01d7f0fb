import { expect, type Page, test } from '@playwright/test';
import { awake, complaintsOf, ready } from '../../../e2e/complaints';
import { holdBack } from '../../../e2e/hold-back';

/** The loader: when an island wakes, and what becomes of a press before it is awake. */

test.use({ viewport: { width: 1280, height: 800 } });

const script = '**/mega-menu.island.*.js';
const menu = (page: Page) => page.locator('[data-island=mega-menu]');
const trigger = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
const panel = (page: Page, name: string) => menu(page).getByRole('group', { name });

/** A form of which the button belongs to an island: its script is held back or fails as the test has it. */
const addForm = (page: Page) =>
  page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { action: '/blog' });
    Object.assign(form.dataset, { island: 'mega-menu', wakes: 'onInteraction' });
    form.append(Object.assign(document.createElement('button'), { textContent: 'Send', type: 'submit' }));
    document.querySelector('main')?.prepend(form);
  });
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click({ noWaitAfter: true });

/** What happens to the elements of the page: kept events do not reach them. */
async function eventsOf(page: Page) {
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

for (const [way, comeNear] of [
  ['a pointer', (page: Page) => trigger(page, 'Offices').dispatchEvent('pointerdown')],
  ['the focus', (page: Page) => trigger(page, 'Offices').focus()],
] as const) {
  test(`${way} wakes an island`, async ({ page }) => {
    await page.goto('/about');
    await ready(page);
    await comeNear(page);
    await awake(menu(page));
  });
}

test('a press that opens a menu by style opens it for good', async ({ page }) => {
  const letCome = await holdBack(page, script);
  await page.goto('/about');
  await trigger(page, 'Offices').click();
  await expect(panel(page, 'Offices')).toBeVisible();
  letCome();
  await awake(menu(page));
  await expect(trigger(page, 'Offices')).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page, 'Offices')).toBeVisible();
});

test('a key with a modifier is the browser’s', async ({ page }) => {
  await page.route(script, () => {});
  await page.goto('/about');
  const events = await eventsOf(page);
  await trigger(page, 'Offices').focus();
  await page.keyboard.press('Control+ArrowLeft');
  await expect.poll(() => events).toEqual(['Control', 'ArrowLeft']);
});

test('an island whose script throws stays as it was served, and the error is reported', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function wake() { throw new Error('the menu is broken'); }",
    }),
  );
  await page.goto('/about');
  await trigger(page, 'Offices').hover();
  await expect.poll(() => complaints.join()).toContain('the menu is broken');
  await panel(page, 'Offices').getByRole('link', { name: 'Harbour' }).click();
  await expect(page).toHaveURL('/harbour-office');
});

test('a control that needs its script is not shown before there is one', async ({ page }) => {
  await page.route('**/entry-browser.*.js', (route) => route.abort());
  await page.goto('/about');
  await trigger(page, 'Offices').hover();
  await expect(panel(page, 'Offices')).toBeVisible();
  await expect(panel(page, 'Offices').getByRole('button')).toBeHidden();
});

test('without a network a press is the browser’s', async ({ page }) => {
  await page.route(script, (route) => route.abort());
  await page.goto('/about');
  await addForm(page);
  await send(page);
  await expect(page).toHaveURL('/blog?');
});
