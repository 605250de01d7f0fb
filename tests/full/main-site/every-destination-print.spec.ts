import { expect, test } from '@playwright/test';
import { ready } from '../../e2e/complaints';
import { destinations } from '../../routes';

for (const route of destinations)
  test(`${route} is printed on two sheets of A4`, async ({ page }) => {
    await page.goto(route);
    await ready(page);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  });
