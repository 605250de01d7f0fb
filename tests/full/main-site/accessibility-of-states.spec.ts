import { expect, test } from '@playwright/test';
import { brokenWordsIn } from '../../e2e/broken-words';
import { visitServed } from '../../e2e/hold-back';
import { hydrate, hydrated, ready } from '../../e2e/hydration';
import { doubleText, textFaultsOf } from '../../e2e/text-faults';
import { formOn } from '../../e2e/tour-form';
import { violationsInBoth } from '../../e2e/violations';
import { fill } from './consultation';

/** A page in the states that it has while it is used, in either scheme. Blocks of figures have specs of their own. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const formBlock = '[data-block=enquiry-form]';

test.describe('on a phone no accessibility violations are in', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('a form that is filled in for the visitor, keeps a draft, is wrong, fails, is sent and thanks', async ({
    page,
  }) => {
    const { alert, button, errors, form, thanks } = formOn(page);
    await page.goto('/contact?country=Ireland#contact-form');
    await hydrated(button);
    await expect(page.getByText('Filled in for you')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Clear the form' })).toBeVisible();
    expect(await violationsInBoth(page, formBlock), 'filled in').toEqual([]);

    await button.click();
    await expect(errors).toHaveCount(6);
    expect(await violationsInBoth(page, formBlock), 'wrong').toEqual([]);

    await fill(page);
    let answer = () => {};
    await page.route('**/api/contact-form', (route) => route.fulfill({ status: 500, json: {} }));
    await button.click();
    await expect(alert).toBeVisible();
    expect(await violationsInBoth(page, formBlock), 'failed').toEqual([]);

    await page.route('**/api/contact-form', (route) => {
      answer = () => void route.fulfill({ json: { ok: true } });
    });
    await button.click();
    await expect(button).toHaveText('Sending…');
    expect(await violationsInBoth(page, formBlock), 'being sent').toEqual([]);
    answer();
    await expect(thanks.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(await violationsInBoth(page, formBlock), 'sent').toEqual([]);
  });

  test('the messages of the browser, before any script', async ({ page }) => {
    const releaseScripts = await visitServed(page, '/about', '**/assets/*.js');
    await formOn(page).button.click();
    await expect(formOn(page).errors).toHaveCount(7);
    expect(await violationsInBoth(page, formBlock)).toEqual([]);
    releaseScripts();
  });

  test('a form that sends nothing, and its thanks', async ({ page }) => {
    // The thanks are shown for three seconds, which is too short for the check.
    await page.route('**/texts.*.json', async (route) => {
      const response = await route.fetch();
      const texts = await response.json();
      texts.question.success.seconds = 600;
      await route.fulfill({ response, json: texts });
    });
    await page.goto('/philippine-office');
    await ready(page);
    const { button, field, thanks } = formOn(page);
    await field('Your name').fill('Asha Rao');
    await field('Email address').fill('asha.rao@example.com');
    await field('Mobile number').fill('9876543210');
    await hydrated(button);
    expect(await violationsInBoth(page, formBlock), 'filled in').toEqual([]);
    await button.click();
    await expect(thanks).toContainText('This is a sample form');
    expect(await violationsInBoth(page, formBlock), 'its thanks').toEqual([]);
  });

  test('the notice of what became of an enquiry', async ({ page }) => {
    const notice = page.getByRole('status').filter({ visible: true });
    const leave = async () => {
      await page.goto('/about#contact');
      await hydrate(formOn(page).button);
      await fill(page);
      await formOn(page).button.click();
      await expect(formOn(page).button).toHaveText('Sending…');
      await page.goto('/privacy-policy');
      await expect(notice).toContainText('Sending…');
    };
    let answer = (_status: number) => {};
    await page.route('**/api/contact-form', (route) => {
      answer = (status) => void route.fulfill({ status, json: {} });
    });
    await leave();
    expect(await violationsInBoth(page, 'output'), 'being sent').toEqual([]);
    answer(200);
    await expect(notice).toContainText('We have received your enquiry.');
    expect(await violationsInBoth(page, 'output'), 'received').toEqual([]);
    await leave();
    answer(500);
    await expect(notice.getByRole('link')).toBeVisible();
    expect(await violationsInBoth(page, 'output'), 'not received').toEqual([]);
  });

  // every-route.spec.ts looks at each page with everything in it opened.
  test('the bar of a page, its buttons to keep and share it, and the pages beside it, opened at its breadcrumb', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.assign(navigator, { share: async () => {} }));
    await page.goto('/study-ireland');
    await ready(page);
    for (const name of ['Save as PDF', 'Share'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' })); // past the banner, which has the same button
    await expect(page.locator('[data-sticky-action]')).toBeInViewport();
    for (const part of ['[data-action]', '[data-sticky-action]'])
      expect(await violationsInBoth(page, part), part).toEqual([]);

    const trail = page.getByRole('navigation', { name: 'You are here' });
    await trail.getByRole('button').click();
    await expect(trail.getByRole('link', { name: 'Canada' })).toBeVisible();
    expect(await violationsInBoth(page, 'nav[aria-label="You are here"]')).toEqual([]);
  });

  test('filters that no university matches', async ({ page }) => {
    await page.goto('/university-partnerships?country=Canada&level=Undergraduate');
    await expect(page.getByText('No partner matches both filters.')).toBeVisible();
    expect(await violationsInBoth(page, '[data-block=university-explorer]')).toEqual([]);
  });
});

test.describe('in forced colours, with text at twice its size', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
  for (const width of [320, 1024]) {
    test(`the buttons to keep and share a page are whole and have a border at ${width} px`, async ({
      page,
    }) => {
      await page.addInitScript(() => Object.assign(navigator, { share: async () => {} }));
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/study-ireland');
      await ready(page);
      await doubleText(page);
      const buttons = page.locator('[data-action]');
      await expect(buttons.filter({ visible: true })).toHaveText(['Save as PDF', 'Share']);
      for (const button of await buttons.all()) {
        const [ink, border] = await button.evaluate((element) => {
          const { color, borderTopColor } = getComputedStyle(element);
          return [color, borderTopColor];
        });
        expect(border).toBe(ink);
        const { x = 0, width: wide = 0, height = 0 } = (await button.boundingBox()) ?? {};
        expect(x + wide).toBeLessThanOrEqual(width);
        expect(height).toBeGreaterThanOrEqual(44);
      }
      expect(await brokenWordsIn(buttons)).toEqual([]);
    });

    test(`the note about a draft can be read, and its button pressed, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/contact?country=Ireland#contact-form');
      await hydrated(formOn(page).button);
      await doubleText(page);
      const clear = formOn(page).form.getByRole('button', { name: 'Clear the form' });
      await formOn(page).field('First name').fill('Asha');
      expect(await brokenWordsIn(formOn(page).form)).toEqual([]);
      const faults = await textFaultsOf(page);
      expect(faults.filter((fault) => fault.startsWith('enquiry-form'))).toEqual([]);
      const { x = 0, width: wide = 0, height = 0 } = (await clear.boundingBox()) ?? {};
      expect(x + wide).toBeLessThanOrEqual(width);
      expect(height).toBeGreaterThanOrEqual(44);
      await clear.click();
      await expect(formOn(page).field('First name')).toHaveValue('');
    });
  }
});
