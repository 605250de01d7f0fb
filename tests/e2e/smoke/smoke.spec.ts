import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { dataOf } from '../../built-sites';
import { fill, payload } from '../../full/main-site/consultation';
import { complaintsOf } from '../complaints';
import { hydrateAll, ready } from '../hydration';
import { keptIn } from '../kept-in';
import { formOn, open } from '../tour-form';
import { violationsOn } from '../violations';

/** The main site as it is published: ten pages, an enquiry and three tools; `npm run test:full` visits all of it. */

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' }, // the page comes to the form at once
});

/** The pages that axe looks at here, which share least with one another; the full tier runs it on all pages. */
const judgedByAxe = ['/', '/contact', '/study-newzealand', '/cost-calculator'];

for (const routes of [
  ['/', '/about', '/contact', '/india-office', '/study-newzealand'],
  ['/university-partnerships', '/ielts-coaching', '/blogs', '/blogdetails', '/cost-calculator'],
])
  test(`each of ${routes.join(', ')} hydrates without complaint and does not scroll sideways`, async ({
    page,
  }) => {
    for (const route of routes)
      await test.step(route, async () => {
        const complaints = complaintsOf(page);
        const response = await page.goto(route);
        expect(response?.status()).toBe(200);
        await ready(page);
        await hydrateAll(page);
        // Before axe runs, which makes the browser complain of the frame of a map.
        expect(complaints).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        if (judgedByAxe.includes(route)) expect(await violationsOn(page)).toEqual([]);
      });
  });

test('an enquiry is sent, thanked for and kept', async ({ page }) => {
  const email = `asha.${randomUUID()}@example.com`;
  await open(page);
  await fill(page);
  const { button, field, thanks } = formOn(page);
  await field('Email address').fill(email);
  await button.click();
  await expect(thanks).toBeVisible();
  expect(await keptIn(dataOf('main'), email)).toMatchObject([{ payload: { ...payload, email } }]);
});

test('two countries are compared side by side, in an address that can be shared', async ({ page }) => {
  await page.goto('/compare');
  await ready(page);
  const block = page.locator('[data-block=compare]');
  const heads = block.locator('thead th').filter({ visible: true });
  await expect(heads).toHaveCount(2); // nobody has chosen yet
  await block.locator('summary').first().click();
  const chosen = await block.getByRole('checkbox', { checked: true }).all();
  for (const box of chosen.reverse()) await box.uncheck();
  for (const name of ['Germany', 'Ireland']) await block.getByRole('checkbox', { name }).check();
  await expect(heads).toHaveText(['Germany', 'Ireland']);
  await expect(block.locator('[role=status]')).toHaveText('Chosen: Germany and Ireland.');
  await expect(page).toHaveURL('/compare?with=germany,ireland');
  await page.goto(`${page.url()}#main`); // as a link to a section of the page does
  await expect(heads).toHaveText(['Germany', 'Ireland']);
  await page.goBack();
  await expect(heads).toHaveText(['Germany', 'Ireland']);
});

test('an estimate is calculated from what is chosen, also in rupees, and its choices are kept in the address', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/cost-calculator');
  await ready(page);
  const block = page.locator('[data-block=cost-calculator]');
  const field = (name: string) => block.getByLabel(name, { exact: true });
  const status = block.locator('[role=status]').first();
  await field('Country').focus();
  await field('Country').selectOption('Canada');
  await expect(status).toContainText('in Canada'); // the courses are Canada's from now on
  await field('Course').selectOption('Diploma');
  await field('Length of stay (months)').fill('24');
  await expect(status).toHaveText('Midpoint: CAD 69,000 ≈\u00a0₹47\u00a0lakh for 24 months in Canada');
  await expect(page).toHaveURL(/\?in=canada&course=tuition\.diploma&months=24$/);
  const other = page.getByRole('button', { name: 'Show amounts in rupees too' });
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await page.reload(); // now it is served with both
  await ready(page);
  await expect(status).toContainText(/69,000 ≈\s₹[\d.]+\slakh for 24 months in Canada/);
  await expect(
    block.locator('tbody tr').last().locator('small[data-other], [data-paired] small'),
  ).toHaveCount(3);
  await expect(field('Length of stay (months)')).toHaveValue('24');
  expect(complaints).toEqual([]);
});

test('marks and scores are held against the rules, survive a reload and are not in the address', async ({
  page,
}) => {
  await page.goto('/eligibility');
  await ready(page);
  const block = page.locator('[data-block=eligibility]');
  const uk = (level: string) =>
    block.getByRole('table', { name: level }).getByRole('row', { name: 'United Kingdom' });
  await block.getByLabel('Marks (%)').fill('65');
  await block.getByLabel('IELTS', { exact: true }).fill('6.5');
  await block.getByRole('combobox', { name: 'Level' }).selectOption("Bachelor's degree");
  await expect(uk("Bachelor's degree").locator('mark')).toHaveText([
    'enough for some; others ask for 70%',
    'enough',
  ]);
  await block.getByRole('combobox', { name: 'Level' }).selectOption("Master's degree");
  await expect(uk("Master's degree").locator('mark')).toHaveText(['enough', '0.5 points below']);
  await page.reload();
  await expect(uk("Master's degree")).toContainText('Marks: enough. English test: not enough.');
  expect(new URL(page.url()).search).toBe('');
  await block.getByLabel('Marks (%)').fill('650');
  await expect(block.getByLabel('Marks (%)')).toHaveAttribute('aria-invalid', 'true');
  await block.getByRole('button', { name: 'Clear' }).click();
  await expect(block.locator('mark')).toHaveCount(0);
});
