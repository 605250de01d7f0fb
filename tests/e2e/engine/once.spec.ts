import { expect, test } from '@playwright/test';
import { acceptPosts, fill, formOn } from '../tour-form';
import { chooseFilterOnce, openHeldBack } from './presses';

/** A tap that hydrates an island takes effect once; once.spec.ts of `npm run test:full` has clicks and keys. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a tap before its script chooses a filter once', ({ page }) => chooseFilterOnce(page, 'a tap'));

test('two presses of the button of a form before its script send it once, and meanwhile it is busy', async ({
  page,
}) => {
  const posts = await acceptPosts(page);
  const releaseScripts = await openHeldBack(page, '/norway');
  await fill(page);
  const { button, thanks } = formOn(page);
  await button.tap({ noWaitAfter: true });
  await expect(page.locator('[aria-busy] button[type=submit]')).toHaveCount(1);
  await button.tap({ noWaitAfter: true });
  releaseScripts();
  await expect(thanks).toBeFocused();
  expect(posts()).toBe(1);
});
