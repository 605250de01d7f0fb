import { expect, test } from '@playwright/test';
import { show } from '../carousels';
import { ready } from '../hydration';
import { countersOn, finals, show as showCounters } from './counted-figures';
import { stepsOn } from './steps-carousel';

/** What a visitor sees if the script of an island fails; hydration.spec.ts has how it is tried again. */

test('a block whose script throws in the browser is reported; the block and the page stay; a script that cannot be fetched is not reported', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/contents-bar.island.*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function hydrate() { throw new Error('the contents are broken'); }",
    }),
  );
  await page.route('**/heading-link.island.*.js', (route) => route.abort());
  await page.goto('/portugal');
  await page.locator('html[data-script]').waitFor({ state: 'attached' }); // the contents are never hydrated
  const link = page.locator('[data-island=heading-link]').first();
  await link.focus();
  await expect(link).toHaveAttribute('data-failed', 'fetch');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.hover();
  await expect.poll(() => errors.join()).toContain('the contents are broken');
  expect(errors.filter((error) => !error.includes('the contents are broken'))).toEqual([]);
  await contents.getByRole('link', { name: 'Living' }).click();
  await expect(page.locator('#living')).toBeInViewport();
  await expect(page.locator('[data-block=reasons]')).toBeAttached();
});

test('where the scripts of blocks cannot be fetched, figures are the final ones, and a carousel is a list that scrolls, without buttons that do nothing', async ({
  page,
}) => {
  await page.route(/\/(counters|carousel)\.island\./, (request) => request.abort());
  await page.goto('/');
  await ready(page);
  await showCounters(page);
  const figures = await countersOn(page).final.all();
  expect(figures).toHaveLength(finals.length);
  for (const figure of figures) await expect(figure).toHaveCSS('opacity', '1');
  const steps = stepsOn(page);
  await show(steps);
  // Not by a pointer, which would hydrate the carousel before the press. The button may have gone already.
  const next = steps.block.getByRole('button', { name: 'Next', includeHidden: true });
  await next.dispatchEvent('click');
  await expect(next).toBeHidden();
  await steps.slides.nth(6).scrollIntoViewIfNeeded();
  await expect(steps.slides.nth(6)).toBeInViewport({ ratio: 0.5 });
});
