import { expect, test } from '@playwright/test';

/** How much of a page is shown on a phone; every-route.spec.ts measures how long it is. */

test.use({ viewport: { width: 390, height: 780 } });

test('facts are two in a row on a phone', async ({ page }) => {
  await page.goto('/study-ireland');
  const lefts = await page
    .locator('[data-block=facts] [data-item]')
    .evaluateAll((facts) => facts.map((fact) => Math.round(fact.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(2);
});

test.describe('the reasons after the third', () => {
  test('are opened by a press', async ({ page }) => {
    await page.goto('/study-ireland');
    const last = page.locator('[data-block=reasons] h3').last();
    expect(await last.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))).toBe(
      false,
    );
    await page.getByText('10 more reasons').click();
    await expect(last).toBeVisible();
  });

  test('are printed if their block is, though collapsed on the screen', async ({ page }) => {
    await page.goto('/study-ireland');
    await page
      .locator('[data-block=reasons]')
      .evaluate((section) => section.removeAttribute('data-unprinted')); // the kind of this page omits reasons
    await page.emulateMedia({ media: 'print' });
    const last = page.locator('[data-block=reasons] h3').last();
    expect(await last.evaluate((heading) => heading.getBoundingClientRect().height)).toBeGreaterThan(0);
  });
});
