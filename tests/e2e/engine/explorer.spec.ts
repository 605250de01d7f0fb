import { expect, test } from '@playwright/test';
import { open, route } from './lodge-explorer';

test.describe('the lodges', () => {
  test('put the selection into the address, without a history entry or scrolling, each counted as a page view, and follow the address when the visitor goes back or reloads', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const views: unknown[] = [];
      // The third argument has the parameters of an event, such as its path.
      Object.assign(window, { views, gtag: (...call: unknown[]) => views.push(call[2]) });
    });
    const { block, cards, choose, chosen, countriesAndLevels } = await open(page);
    const historyLength = await page.evaluate(() => window.history.length);
    await choose('Level', 'Easy');
    await expect(page).toHaveURL(/\?level=Easy$/);
    const before = await page.evaluate(() => window.scrollY);
    await choose('Country', 'New Zealand');
    await expect(page).toHaveURL(/\?level=Easy&country=New\+Zealand$/);
    await choose('Level', 'All');
    await expect(page).toHaveURL(/\?country=New\+Zealand$/);
    await choose('Country', 'All');
    await expect(page).toHaveURL(new RegExp(`${route}$`));
    await choose('Country', 'All'); // which is chosen already
    expect(await page.evaluate(() => (window as unknown as { views: unknown[] }).views)).toEqual(
      ['', '?level=Easy', '?level=Easy&country=New+Zealand', '?country=New+Zealand', ''].map((query) => ({
        page_path: route + query,
      })),
    );
    expect(await page.evaluate(() => window.history.length)).toBe(historyLength);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    await test.step('with the keyboard, which keeps its focus', async () => {
      const japan = block.getByRole('button', { name: 'Japan' });
      await japan.focus();
      await page.keyboard.press('Enter');
      await expect(countriesAndLevels).toHaveText([/Japan/, /Japan/]);
      await expect(japan).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(countriesAndLevels).toHaveText([/Kenya/]);
    });
    await test.step('back, and after a reload', async () => {
      await choose('Country', 'Chile');
      await expect(cards).toHaveCount(2);
      await page.evaluate(() => {
        location.hash = 'content'; // adds a history entry, which the next selection replaces
      });
      await choose('Country', 'Japan');
      await expect(chosen('Country')).toHaveText(['Japan']);
      await page.goBack();
      await expect(chosen('Country')).toHaveText(['Chile']);
      await expect(cards).toHaveCount(2);
      await page.reload();
      await expect(cards).toHaveCount(2);
    });
  });
});
