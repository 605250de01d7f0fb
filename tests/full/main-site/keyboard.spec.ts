import { expect, test } from '@playwright/test';
import { ready } from '../../e2e/hydration';

/**
 * Menus, answers, slides and contents by keys alone; e2e/any-site/keyboard.spec.ts goes through whole pages. The tools
 * (compare, cost-calculator, eligibility) are operated by keys in their own specs.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('answers open and close with Enter and Space, several at once', async ({ page }) => {
  await page.goto('/study-newzealand');
  await ready(page);
  const answers = page.locator('[data-block=faq] details');
  await answers.nth(0).locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await answers.nth(1).locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(answers.nth(0)).toHaveAttribute('open');
  await expect(answers.nth(1)).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(answers.nth(1)).not.toHaveAttribute('open');
  await expect(answers.nth(1).locator('summary')).toBeFocused();
});

test('the groups of the mobile menu open one at a time, followed by their links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await ready(page);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  const group = (name: string) => header.locator('details', { hasText: name });
  await group('Study Abroad').locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(group('Study Abroad').getByRole('link', { name: 'Australia' })).toBeFocused();
  await group('Offices').locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(group('Study Abroad')).not.toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/india-office$/);
  await expect(header.locator('[popover]')).toBeHidden();
});

test('the slides of the partner page are paused and selected with their buttons', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/university-partnerships');
  await ready(page);
  const block = page.locator('[data-block=hero-carousel]');
  await block.getByRole('button', { name: 'Pause Auto-play' }).focus();
  await page.keyboard.press('Space');
  await expect(block.getByRole('button', { name: 'Resume Auto-play' })).toBeFocused();
  const third = block.getByRole('button', { name: 'Go to card 3 of 3' });
  await third.focus();
  await page.keyboard.press('Enter');
  await expect(third).toHaveAttribute('aria-current', 'true');
});

test('a link of the contents leads to its section, where the next tab stop is', async ({ page }) => {
  await page.goto('/study-ireland');
  await ready(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Living' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#living$/);
  await expect(page.locator('#living')).toBeInViewport();
  await page.keyboard.press('Tab');
  const isAfterIt = await page.evaluate(() => {
    const section = document.getElementById('living');
    const focused = document.activeElement;
    if (!section || !focused) return false;
    return (section.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(isAfterIt).toBe(true);
});
