import { expect, type Locator, type Page, test } from '@playwright/test';

/** What header, menus and footer say and lead to on every page (spec 000, sections 2, 4 and 9). */

const groups = {
  'Student Services': [
    '/education-counselling',
    '/university-admission',
    '/scholarship',
    '/student-services/visa-services',
    '/health-cover',
    '/student-accommodation',
    '/placement-assistance',
    '/banking-services',
    '/english-coaching',
  ],
  'Study Abroad': [
    '/study-australia',
    '/study-canada',
    '/study-uk',
    '/study-france',
    '/study-germany',
    '/study-ireland',
    '/study-dubai',
    '/study-usa',
    '/study-newzealand',
    '/university-partnerships',
    '/compare',
    '/cost-calculator',
    '/eligibility',
  ],
  'English Coaching': ['/ielts-coaching', '/pte-coaching', '/celpip-coaching'],
  Offices: ['/india-office', '/australia-office', '/philippine-office'],
};

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const hrefs = (links: Locator) =>
  links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
const channels = (colour: string) => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);

test.use({ javaScriptEnabled: false }); // the HTML has all that is asked here
test.beforeEach(({ page }) => page.goto('/about'));

test.describe('the header', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('has its links and menus in order, and links to the consultation', async ({ page }) => {
    const items = header(page).getByRole('navigation', { name: 'Main' }).locator('> div > ul > li');
    await expect(items).toHaveText([
      'Home',
      'About Us',
      /^Student Services/,
      /^Study Abroad/,
      /^English Coaching/,
      /^Offices/,
      'Blogs',
      'Contact Us',
    ]);
    const consultation = header(page).getByRole('link', { name: 'Book Consultation' });
    await expect(consultation).toHaveAttribute('href', '/contact');
  });

  test('links home from its brand', async ({ page }) => {
    await header(page).getByRole('link', { name: 'Meridian Study Abroad' }).click();
    await expect(page).toHaveURL('/');
  });

  test('has menus that link to the pages of their groups', async ({ page }) => {
    for (const [name, links] of Object.entries(groups)) {
      await header(page).getByRole('button', { name, exact: true }).focus();
      expect(await hrefs(header(page).getByRole('group', { name }).getByRole('link'))).toEqual(links);
    }
  });
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has the same links in the same order, with the groups under their short names', async ({ page }) => {
    await header(page).getByRole('button', { name: 'Menu' }).click();
    const menu = header(page).locator('[popover]');
    await expect(menu.getByRole('navigation').locator('> ul > li')).toHaveText([
      'Home',
      'About Us',
      /^Student Service(?!s)/,
      /^Study Abroad/,
      /^English Coaching/,
      /^Offices/,
      'Blogs',
      'Contact Us',
    ]);
    expect(await hrefs(menu.getByRole('navigation').locator('a'))).toEqual([
      '/',
      '/about',
      ...Object.values(groups).flat(),
      '/blogs',
      '/contact',
    ]);
    const consultation = menu.getByRole('link', { name: 'Book Consultation' });
    await expect(consultation).toHaveAttribute('href', '/contact');
  });
});

test.describe('the footer', () => {
  test('links to services, tools, destinations except New Zealand, tests and the privacy policy', async ({
    page,
  }) => {
    const links = await hrefs(footer(page).getByRole('link'));
    expect(links).toEqual(
      expect.arrayContaining([
        '/education-counselling',
        '/university-admission',
        '/student-visa',
        '/scholarship',
        '/student-accommodation',
        '/placement-assistance',
        ...groups['Study Abroad'].filter((href) => href !== '/study-newzealand'),
        ...groups['English Coaching'],
        '/privacy-policy',
      ]),
    );
    expect(links).not.toContain('/study-newzealand');
  });

  test('opens the consumer guide in a new tab', async ({ page }) => {
    const guide = footer(page).getByRole('link', { name: 'Migration Consumer Guide (opens in a new tab)' });
    await expect(guide).toHaveAttribute('target', '_blank');
    await expect(guide).toHaveAttribute('href', /\.pdf$/);
  });

  test('links to three social networks and ends with the copyright of 2024', async ({ page }) => {
    await expect(footer(page).locator('a[href^="https://"]')).toHaveCount(3);
    await expect(footer(page)).toContainText('© 2024');
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`is a dark band with light titles in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const [background, title] = await Promise.all([
        footer(page).evaluate((band) => getComputedStyle(band).backgroundColor),
        footer(page)
          .getByRole('heading')
          .first()
          .evaluate((heading) => getComputedStyle(heading).color),
      ]);
      expect(Math.max(...channels(background))).toBeLessThan(64);
      expect(Math.min(...channels(title))).toBeGreaterThan(224);
    });
});
