import { expect, test } from '@playwright/test';
import { brokenWordsIn } from '../../../e2e/broken-words';
import { layOut } from '../../../e2e/lay-out';
import { doubleText } from '../../../e2e/text-faults';

test('on a phone, with text at twice its size, no name is broken within a word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/japan');
  await layOut(page);
  await doubleText(page);
  expect(await brokenWordsIn(page.locator('#prices :is(th, td)'))).toEqual([]);
});
