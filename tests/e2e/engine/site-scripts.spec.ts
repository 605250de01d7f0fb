import { expect, test } from '@playwright/test';
import { ready } from '../complaints';

test('a site without third-party scripts has neither the element nor a request', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await ready(page);
  await expect(page.locator('[data-account-id]')).toHaveCount(0);
  expect(await page.evaluate(() => 'gtag' in window)).toBe(false);
  expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  expect(requests.filter((url) => /analytics|gtag|site-scripts|hero-badge/.test(url))).toEqual([]);
});
