import { expect, test } from '@playwright/test';
import { explorerOn, open, route } from '../../../e2e/engine/lodge-explorer';
import { holdBack, visitServed } from '../../../e2e/hold-back';

test.describe('the lodges', () => {
  // One visit for all that is asked of filters and cards as they come.
  test('are all shown at first, match both filters, say if none does, stay in view, and link to the form', async ({
    page,
  }) => {
    const failing = /partner-0[12]\b/;
    await page.route(failing, (request) => request.abort());
    const { cards, chosen, choose, countriesAndLevels, status } = await open(page);
    await test.step('have no broken images where logos fail to load', async () => {
      await cards.last().scrollIntoViewIfNeeded();
      await expect(cards.locator('img')).toHaveCount(10);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    });
    await expect(chosen('Country')).toHaveText(['All']);
    await expect(chosen('Level')).toHaveText(['All']);
    await expect(cards).toHaveCount(12);
    await expect(status).toHaveText('12 of 12 lodges');
    await test.step('match both filters, and All resets one and keeps the other', async () => {
      await choose('Country', 'Chile');
      await expect(countriesAndLevels).toHaveText(['Chile · Easy', 'Chile · Hard']);
      await choose('Level', 'Hard');
      await expect(countriesAndLevels).toHaveText(['Chile · Hard']);
      await expect(status).toHaveText('1 of 12 lodges');
      await expect(chosen('Country')).toHaveText(['Chile']);
      await expect(chosen('Level')).toHaveText(['Hard']);
      await choose('Country', 'All');
      await expect(countriesAndLevels).toHaveText([/Hard/, /Hard/, /Hard/, /Hard/, /Hard/]);
      await choose('Level', 'All');
      await expect(countriesAndLevels).toHaveCount(12);
    });
    await test.step('show a message and a way on if none matches', async () => {
      await choose('Country', 'Chile');
      await choose('Level', 'Moderate');
      await expect(cards).toHaveCount(0);
      await expect(status).toHaveText('No lodge matches both filters. Set one of them to All.');
      await choose('Level', 'All');
      await expect(cards).toHaveCount(2);
      await choose('Country', 'All');
    });
    await test.step('stay in view when the selection is pressed again', async () => {
      await choose('Country', 'Chile');
      await expect(chosen('Country')).toHaveText(['Chile']);
      const before = await page.evaluate(() => window.scrollY);
      await choose('Country', 'Chile');
      await choose('Level', 'All');
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      expect(before).toBeGreaterThan(0);
    });
    await test.step('link to the form', async () => {
      await cards.first().getByRole('link', { name: 'Apply Now' }).click();
      await expect(page).toHaveURL(/\/contact\?country=[^&]+&university=[^#]+#contact-form$/);
      await expect(page.locator('#contact-form')).toBeInViewport();
    });
  });

  test('are filtered by a shared link, and none is shown until its script has filtered them; all are shown for an unknown filter', async ({
    page,
  }) => {
    const releaseScripts = await holdBack(page, '**/university-explorer.island.*.js');
    await page.goto(`${route}?country=New+Zealand&level=Easy`);
    const { cards, countriesAndLevels, chosen } = explorerOn(page);
    await page.locator('[data-restoring]').waitFor();
    await expect(cards).toHaveCount(0);
    releaseScripts();
    await expect(countriesAndLevels).toHaveText(['New Zealand · Easy']);
    await expect(chosen('Country')).toHaveText(['New Zealand']);
    await expect(chosen('Level')).toHaveText(['Easy']);
    await open(page, '?country=Atlantis');
    await expect(cards).toHaveCount(12);
    await expect(chosen('Country')).toHaveText(['All']);
  });

  test('have buttons that are disabled until the first script of the page runs, and again when their own has failed', async ({
    page,
  }) => {
    await page.route('**/university-explorer.island.*.js', (route) => route.abort());
    const releaseScripts = await visitServed(page, route, '**/entry-browser.*.js');
    const { block, cards } = explorerOn(page);
    const chile = block.getByRole('button', { name: 'Chile' });
    await expect(chile).toBeDisabled();
    releaseScripts();
    await expect(chile).toBeEnabled();
    await chile.click();
    await expect(chile).toBeDisabled();
    await expect(cards).toHaveCount(12);
  });
});
