import { expect, test } from '@playwright/test';
import { contents } from '../../../e2e/engine/contents-list';
import { cardsOn } from '../../../e2e/engine/country-cards';
import { theSwitch } from '../../../e2e/engine/currency-switch';
import { desktop } from '../../../e2e/engine/menus';
import { button } from '../../../e2e/engine/print-buttons';
import { carouselOn } from '../../../e2e/engine/stages-carousel';
import { stickyAction } from '../../../e2e/engine/sticky-action';

/** Pages without any script: everything is there, and nothing could be pressed in vain. */

test.use({ javaScriptEnabled: false, viewport: desktop });

test('on a phone, buttons that need a script are hidden or disabled, and a simulated form does not write into the address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('a long page', async () => {
    await page.goto('/portugal#living');
    await expect(contents(page).locator('a[href="#living"]')).toHaveText('Living');
    await expect(stickyAction(page)).not.toBeInViewport();
    await expect(button(page, 'Save as PDF')).toBeHidden();
    await expect(theSwitch(page)).toBeDisabled();
    await page.goto('/kenya');
    await expect(page.locator('[data-block=intakes]')).toContainText('Apply by March 2099');
  });
  await test.step('every card can be scrolled to', async () => {
    await page.goto('/norway');
    const { cards, next, toggle } = carouselOn(page);
    await expect(next).toBeHidden();
    await expect(toggle).toBeHidden();
    await cards.nth(9).scrollIntoViewIfNeeded();
    await expect(cards.nth(9)).toBeInViewport({ ratio: 0.5 });
    await expect(cards.nth(0)).not.toBeInViewport();
    await page.goto('/');
    const grid = cardsOn(page);
    await expect(grid.slides).toHaveCount(6);
    for (const control of [grid.next, grid.toggle]) await expect(control).toBeHidden();
    await grid.slides.last().scrollIntoViewIfNeeded();
    await expect(grid.slides.last().getByRole('link')).toBeInViewport();
  });
  await test.step('a simulated form', async () => {
    await page.goto('/harbour-office');
    const form = page.locator('main form');
    await expect(form.getByRole('button')).toBeDisabled();
    await form.getByLabel('Email address').fill('asha.rao@example.com');
    await form.getByLabel('Email address').press('Enter');
    await expect(page).toHaveURL(/\/harbour-office$/);
  });
});
