import { expect, type Locator, type Page, test } from '@playwright/test';
import { awake, complaintsOf, ready, wakeUp } from '../complaints';
import { visitServed } from '../hold-back';
import { violationsOn } from '../violations';

/** What surrounds every page: header, menus, footer (spec 000, sections 2, 4 and 9). */

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
  ],
  'English Coaching': ['/ielts-coaching', '/pte-coaching', '/celpip-coaching'],
  Offices: ['/india-office', '/australia-office', '/philippine-office'],
};
type GroupName = keyof typeof groups;

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const trigger = (page: Page, name: GroupName) => header(page).getByRole('button', { name, exact: true });
const panel = (page: Page, name: GroupName) => header(page).getByRole('group', { name });
const hrefs = (links: Locator) =>
  links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));

/** Wakes the menu that is shown: it does so on interaction only. */
async function wakeMenu(page: Page) {
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  await wakeUp(header(page).getByRole('button').first());
}

/** A page with a stopped clock, so that a test decides how much time passes. */
async function visit(page: Page, path = '/about') {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await wakeMenu(page);
  await page.clock.pauseAt(600_000);
}

async function hover(page: Page, name: GroupName) {
  await trigger(page, name).hover();
  await page.clock.runFor(1);
  await expect(panel(page, name)).toBeVisible();
}

const leave = (page: Page) => page.mouse.move(640, 790);

/** Links lead nowhere until what this returns is called, as if the next page did not come. */
async function stayHere(page: Page) {
  const listening = await page.evaluateHandle(() => {
    const controller = new AbortController();
    window.addEventListener('click', (event) => event.preventDefault(), { signal: controller.signal });
    return controller;
  });
  return () => listening.evaluate((controller) => controller.abort());
}

/** The animation an element shows, as `name duration easing`; CSS Modules may add to its name. */
const animationOf = (element: Locator) =>
  element.evaluate((node) => {
    const { animationName, animationDuration, animationTimingFunction } = getComputedStyle(node);
    return [animationName, animationDuration, animationTimingFunction].join(' ');
  });

const channels = (colour: string) => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);

/** Where an element is when its animation begins, as the style sheet says: the animation itself may be over. */
const offsetAtStart = (element: Locator) =>
  element.evaluate((node) => {
    const { animationName } = getComputedStyle(node);
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    for (let rule = rules.shift(); rule; rule = rules.shift()) {
      if (rule instanceof CSSKeyframesRule && rule.name === animationName) {
        return rule.findRule('0%')?.style.translate;
      }
      if (rule instanceof CSSGroupingRule) rules.push(...rule.cssRules);
    }
    return undefined;
  });

test.describe('the header', () => {
  test.use({ viewport: desktop });

  test('is 90 px tall, stays on top and spans at most 1440 px of content', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto('/about');
    const box = async () => header(page).boundingBox();
    expect(await box()).toMatchObject({ y: 0, height: 90 });
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(await box()).toMatchObject({ y: 0, height: 90 });
    const bar = await header(page).locator('> div').boundingBox();
    expect(bar?.width).toBe(1440);
  });

  test('has its links and menus in order, and links to the consultation', async ({ page }) => {
    await page.goto('/about');
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
    await page.goto('/about');
    await header(page).getByRole('link', { name: 'Meridian Study Abroad' }).click();
    await expect(page).toHaveURL('/');
  });

  test('marks the link to the current page', async ({ page }) => {
    await visit(page, '/about');
    await expect(header(page).locator('[aria-current="page"]:visible')).toHaveText('About Us');
    await header(page).getByRole('link', { name: 'Blogs' }).click();
    await expect(header(page).locator('[aria-current="page"]:visible')).toHaveText('Blogs');
  });

  test('neither wraps nor overflows, at any width', async ({ page }) => {
    await page.goto('/about');
    for (const width of [320, 390, 768, 1199, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const ends = await header(page)
        .locator('> div > *:visible')
        .evaluateAll((parts) =>
          parts.map((part) => part.getBoundingClientRect()).map((r) => [r.left, r.right]),
        );
      for (const [index, [left = 0, right = 0]] of ends.entries()) {
        expect(right).toBeLessThanOrEqual(width);
        expect(left).toBeGreaterThanOrEqual(ends[index - 1]?.[1] ?? 0);
      }
    }
  });
});

test.describe('a mega-menu', () => {
  test.use({ viewport: desktop });

  test('links to the pages of its group', async ({ page }) => {
    await visit(page);
    for (const [name, links] of Object.entries(groups) as [GroupName, string[]][]) {
      await hover(page, name);
      expect(await hrefs(panel(page, name).getByRole('link'))).toEqual(links);
    }
  });

  test('opens on hover, one at a time', async ({ page }) => {
    await visit(page);
    await hover(page, 'Student Services');
    await expect(trigger(page, 'Student Services')).toHaveAttribute('aria-expanded', 'true');
    await hover(page, 'Offices');
    await expect(panel(page, 'Student Services')).toBeHidden();
    await expect(trigger(page, 'Student Services')).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes 150 ms after the pointer has left', async ({ page }) => {
    await visit(page);
    await hover(page, 'Study Abroad');
    await leave(page);
    await page.clock.runFor(149);
    await expect(panel(page, 'Study Abroad')).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel(page, 'Study Abroad')).toBeHidden();
  });

  test('stays open when the pointer comes back in time', async ({ page }) => {
    await visit(page);
    await hover(page, 'Study Abroad');
    await leave(page);
    await page.clock.runFor(100);
    await trigger(page, 'Study Abroad').hover();
    await page.clock.runFor(1000);
    await expect(panel(page, 'Study Abroad')).toBeVisible();
  });

  test('stays open while the pointer is in its panel', async ({ page }) => {
    await visit(page);
    await hover(page, 'Study Abroad');
    await panel(page, 'Study Abroad').getByRole('link', { name: 'Ireland' }).hover();
    await page.clock.runFor(1000);
    await expect(panel(page, 'Study Abroad')).toBeVisible();
    await leave(page);
    await page.clock.runFor(150);
    await expect(panel(page, 'Study Abroad')).toBeHidden();
  });

  test('does not stay open after a pointer has only crossed the header', async ({ page }) => {
    await visit(page);
    const box = await trigger(page, 'Study Abroad').boundingBox();
    if (!box) throw new Error('the menu is not shown');
    await page.evaluate(
      ([x, y]) => {
        const button = document.elementFromPoint(x, y);
        const send = (type: string) =>
          button?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
        send('pointerover');
        send('pointermove');
        setTimeout(() => send('pointerout'), 0); // right after the open timer, before anything is painted
      },
      [box.x + 20, box.y + 40] as const,
    );
    await page.clock.runFor(1);
    await expect(panel(page, 'Study Abroad')).toBeVisible();
    await page.clock.runFor(150);
    await expect(panel(page, 'Study Abroad')).toBeHidden();
  });

  test('stays open under the click of the gesture that opened it, and closes with the next', async ({
    page,
  }) => {
    await visit(page);
    await hover(page, 'English Coaching');
    await page.clock.runFor(250);
    await page.mouse.down();
    await page.mouse.up();
    await expect(panel(page, 'English Coaching')).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(panel(page, 'English Coaching')).toBeHidden();
  });

  test('toggles with a click: closed under a resting pointer, open again', async ({ page }) => {
    await visit(page);
    await hover(page, 'English Coaching');
    await page.clock.runFor(300);
    await trigger(page, 'English Coaching').click();
    await expect(panel(page, 'English Coaching')).toBeHidden();
    await page.mouse.move(0, 0, { steps: 1 });
    await page.clock.runFor(1000);
    await trigger(page, 'English Coaching').dispatchEvent('click', { detail: 1 }); // as a finger does: without hover
    await expect(panel(page, 'English Coaching')).toBeVisible();
    await trigger(page, 'English Coaching').dispatchEvent('click', { detail: 1 });
    await expect(panel(page, 'English Coaching')).toBeHidden();
  });

  for (const key of ['Enter', 'Space']) {
    test(`toggles at once with ${key}`, async ({ page }) => {
      await visit(page);
      await trigger(page, 'Offices').focus();
      await page.keyboard.press(key);
      await expect(panel(page, 'Offices')).toBeVisible();
      await page.keyboard.press(key);
      await expect(panel(page, 'Offices')).toBeHidden();
      await expect(trigger(page, 'Offices')).toBeFocused();
    });
  }

  test('closes with its close button, and the focus returns to its trigger', async ({ page }) => {
    await visit(page);
    await hover(page, 'Offices');
    await panel(page, 'Offices').getByRole('button', { name: 'Close menu' }).click();
    await expect(panel(page, 'Offices')).toBeHidden();
    await expect(trigger(page, 'Offices')).toBeFocused();
  });

  test('closes when the page scrolls, and keeps the focus in the header', async ({ page }) => {
    await visit(page);
    await trigger(page, 'Offices').focus();
    await page.keyboard.press('Enter');
    await panel(page, 'Offices').getByRole('link', { name: 'India' }).focus();
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
    await expect(panel(page, 'Offices')).toBeHidden();
    await expect(trigger(page, 'Offices')).toBeFocused();
  });

  test('closes when the mouse is pressed outside', async ({ page }) => {
    await visit(page);
    await trigger(page, 'Offices').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Offices')).toBeVisible();
    await page.clock.runFor(1);
    await leave(page);
    await page.mouse.down();
    await expect(panel(page, 'Offices')).toBeHidden();
    await page.mouse.up();
  });

  test('closes with Escape, and the focus returns to its trigger', async ({ page }) => {
    await visit(page);
    await trigger(page, 'Study Abroad').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(panel(page, 'Study Abroad').getByRole('link', { name: 'Australia' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Study Abroad')).toBeHidden();
    await expect(trigger(page, 'Study Abroad')).toBeFocused();
  });

  test('closes with Escape under a resting pointer, and stays closed', async ({ page }) => {
    await visit(page);
    await hover(page, 'Study Abroad');
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 0);
    await expect(panel(page, 'Study Abroad')).toBeHidden();
  });

  test('closes at once when a link is chosen, before the page that it leads to has come', async ({
    page,
  }) => {
    await visit(page);
    await hover(page, 'Study Abroad');
    const goOn = await stayHere(page);
    await panel(page, 'Study Abroad').getByRole('link', { name: 'Ireland' }).click();
    await expect(panel(page, 'Study Abroad')).toBeHidden();
    await goOn();
    await page.clock.runFor(1000);
    await hover(page, 'Study Abroad');
    await panel(page, 'Study Abroad').getByRole('link', { name: 'Ireland' }).click();
    await expect(page).toHaveURL('/study-ireland');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study in Ireland');
    await wakeMenu(page);
    await leave(page);
    await page.clock.runFor(1000);
    await hover(page, 'Study Abroad');
    await expect(panel(page, 'Study Abroad').locator('[aria-current="page"]')).toHaveText(/^Ireland/);
  });

  test('closes when a plain link beside it is chosen', async ({ page }) => {
    await visit(page);
    await trigger(page, 'Offices').focus();
    await page.keyboard.press('Enter');
    await header(page).getByRole('link', { name: 'Blogs' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blogs');
    await expect(panel(page, 'Offices')).toBeHidden();
  });

  test('fades in and up: 0.3 s, ease-out, from 20 px below', async ({ page }) => {
    await visit(page);
    await hover(page, 'Offices');
    expect(await animationOf(panel(page, 'Offices'))).toMatch(/^\S*fade-in-up\S* 0\.3s ease-out$/);
    expect(await offsetAtStart(panel(page, 'Offices'))).toMatch(/^0(px)? 20px$/);
  });

  test('does not move under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page);
    await hover(page, 'Offices');
    expect(await animationOf(panel(page, 'Offices'))).toMatch(/^none/);
  });

  test('can be used by the keyboard alone', async ({ page }) => {
    await visit(page);
    await header(page).getByRole('link', { name: 'About Us' }).focus();
    await page.keyboard.press('Tab');
    await expect(trigger(page, 'Student Services')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(1);
    await expect(trigger(page, 'Study Abroad')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(1);
    await page.keyboard.press('Enter');
    const open = panel(page, 'English Coaching');
    for (const name of ['IELTS', 'PTE', 'CELPIP']) {
      await page.keyboard.press('Tab');
      await expect(open.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(open.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(trigger(page, 'Offices')).toBeFocused();
    await expect(open).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(panel(page, 'Offices').getByRole('link', { name: 'India' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.clock.runFor(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/australia-office');
    await expect(panel(page, 'Offices')).toBeHidden();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no accessibility violations when open, in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/study-australia');
      await wakeMenu(page);
      for (const name of Object.keys(groups) as GroupName[]) {
        await trigger(page, name).hover();
        await expect(panel(page, name)).toBeVisible();
        if (name === 'Study Abroad') await expect(panel(page, name).locator('small')).not.toHaveCount(0);
        expect(await violationsOn(page, 'header')).toEqual([]);
      }
    });
  }
});

test.describe('when the script enhances the menus', () => {
  test.use({ viewport: desktop });

  /** The page as it is served; the function that is returned lets its script through. */
  async function visitUnscripted(page: Page, path: string) {
    const letCome = await visitServed(page, path, '**/*.js');
    return async () => {
      letCome();
      await ready(page);
    };
  }

  test('nothing is reported and nothing moves', async ({ page }) => {
    const complaints = complaintsOf(page);
    const hydrate = await visitUnscripted(page, '/about');
    const shifts = await page.evaluateHandle(() => {
      const seen: number[] = [];
      const watch = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries())
          seen.push((entry as PerformanceEntry & { value: number }).value);
      };
      new PerformanceObserver(watch).observe({ type: 'layout-shift' });
      return seen;
    });
    await hydrate();
    await wakeUp(trigger(page, 'Offices'));
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await shifts.jsonValue()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a panel that is in use stays open, with its focus', async ({ page }) => {
    const hydrate = await visitUnscripted(page, '/about');
    await trigger(page, 'Offices').focus();
    const india = panel(page, 'Offices').getByRole('link', { name: 'India' });
    await page.keyboard.press('Tab');
    await expect(india).toBeFocused();
    await hydrate();
    await awake(trigger(page, 'Offices'));
    await expect(india).toBeFocused();
    await expect(trigger(page, 'Offices')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(trigger(page, 'Offices')).toBeFocused();
    await expect(panel(page, 'Offices')).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the HTML has every link of both menus', async ({ page }) => {
    await page.goto('/about');
    const navigations = header(page).locator('nav');
    await expect(navigations).toHaveCount(2);
    for (const navigation of await navigations.all()) {
      expect(await hrefs(navigation.locator('a'))).toEqual([
        '/',
        '/about',
        ...Object.values(groups).flat(),
        '/blogs',
        '/contact',
      ]);
    }
  });

  test('a panel opens under the pointer, and its links work', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/about');
    await expect(panel(page, 'Study Abroad')).toBeHidden();
    await trigger(page, 'Study Abroad').hover();
    await panel(page, 'Study Abroad').getByRole('link', { name: 'Germany' }).click();
    await expect(page).toHaveURL('/study-germany');
  });

  test('a panel opens with the focus, and its links follow in the tab order', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/about');
    await trigger(page, 'English Coaching').focus();
    await expect(panel(page, 'English Coaching')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page, 'English Coaching').getByRole('link', { name: 'IELTS' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/ielts-coaching');
  });

  test('the mobile menu opens, and one of its groups at a time', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/about');
    await menuButton(page).click();
    await summary(page, 'Study Abroad').click();
    await summary(page, 'Offices').click();
    await expect(group(page, 'Study Abroad')).not.toHaveAttribute('open');
    await group(page, 'Offices').getByRole('link', { name: 'India' }).click();
    await expect(page).toHaveURL('/india-office');
  });
});

const menuButton = (page: Page) => header(page).getByRole('button', { name: /^(Menu|Close menu)$/ });
const mobileMenu = (page: Page) => header(page).locator('[popover]');
const group = (page: Page, name: string) => mobileMenu(page).locator('details', { hasText: name });
const summary = (page: Page, name: string) => mobileMenu(page).locator('summary', { hasText: name });

async function openMobileMenu(page: Page, path = '/about') {
  await page.goto(path);
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  await menuButton(page).click();
  await expect(mobileMenu(page)).toBeVisible();
}

test.describe('the mobile menu', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('opens below the header, and its button then closes it', async ({ page }) => {
    await openMobileMenu(page);
    expect(await mobileMenu(page).evaluate((menu) => menu.getBoundingClientRect().top)).toBe(90);
    await expect(menuButton(page)).toHaveAccessibleName('Close menu');
    await menuButton(page).click();
    await expect(mobileMenu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAccessibleName('Menu');
  });

  test('reports to assistive technology whether it is open', async ({ page }) => {
    const expanded = async () => {
      const session = await page.context().newCDPSession(page);
      const { result } = await session.send('Runtime.evaluate', {
        expression: 'document.querySelector("header [popovertarget]")',
      });
      const { nodes } = await session.send('Accessibility.getPartialAXTree', {
        objectId: result.objectId,
        fetchRelatives: false,
      });
      return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
    };
    await page.goto('/about');
    expect(await expanded()).toBe(false);
    await menuButton(page).click();
    expect(await expanded()).toBe(true);
  });

  test('has the same links in the same order, with the groups under their short names', async ({ page }) => {
    await openMobileMenu(page);
    const items = mobileMenu(page).getByRole('navigation').locator('> ul > li');
    await expect(items).toHaveText([
      'Home',
      'About Us',
      /^Student Service(?!s)/,
      /^Study Abroad/,
      /^English Coaching/,
      /^Offices/,
      'Blogs',
      'Contact Us',
    ]);
    const consultation = mobileMenu(page).getByRole('link', { name: 'Book Consultation' });
    await expect(consultation).toHaveAttribute('href', '/contact');
  });

  test('expands one group at a time, each with its own state', async ({ page }) => {
    await openMobileMenu(page);
    await summary(page, 'English Coaching').click();
    await expect(mobileMenu(page).locator('details[open]')).toHaveText([/^English Coaching/]);
    await summary(page, 'Offices').click();
    await expect(mobileMenu(page).locator('details[open]')).toHaveText([/^Offices/]);
  });

  test('collapses the expanded group when it is selected again', async ({ page }) => {
    await openMobileMenu(page);
    await summary(page, 'Offices').click();
    await summary(page, 'Offices').click();
    await expect(mobileMenu(page).locator('details[open]')).toHaveCount(0);
  });

  test('closes at once when a link is chosen, before the page that it leads to has come', async ({
    page,
  }) => {
    await openMobileMenu(page);
    await summary(page, 'Study Abroad').click();
    const goOn = await stayHere(page);
    await group(page, 'Study Abroad').getByRole('link', { name: 'Ireland' }).click();
    await expect(mobileMenu(page)).toBeHidden();
    await goOn();
    await menuButton(page).click();
    await group(page, 'Study Abroad').getByRole('link', { name: 'Ireland' }).click();
    await expect(page).toHaveURL('/study-ireland');
    await expect(mobileMenu(page)).toBeHidden();
  });

  test('closes when a link to a place on the same page is chosen', async ({ page }) => {
    await openMobileMenu(page, '/contact');
    await mobileMenu(page)
      .getByRole('link', { name: 'Book Consultation' })
      .evaluate((link) => link.setAttribute('href', '#contact-form'));
    await mobileMenu(page).getByRole('link', { name: 'Book Consultation' }).click();
    await expect(mobileMenu(page)).toBeHidden();
    await expect(page).toHaveURL('/contact#contact-form');
  });

  test('closes when the link of the current page is chosen', async ({ page }) => {
    await openMobileMenu(page);
    await mobileMenu(page).getByRole('link', { name: 'About Us' }).click();
    await expect(mobileMenu(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
  });

  test('closes when the visitor goes back', async ({ page }) => {
    await openMobileMenu(page);
    await mobileMenu(page).getByRole('link', { name: 'Blogs' }).click();
    await expect(page).toHaveURL('/blogs');
    await menuButton(page).click();
    await expect(mobileMenu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(mobileMenu(page)).toBeHidden();
  });

  test('closes with Escape, and the focus returns to its button', async ({ page }) => {
    await openMobileMenu(page);
    await page.keyboard.press('Tab');
    await expect(mobileMenu(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(mobileMenu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('closes when the header beside it is pressed', async ({ page }) => {
    await openMobileMenu(page);
    await page.mouse.click(200, 4);
    await expect(mobileMenu(page)).toBeHidden();
  });

  test('scrolls inside, and the page behind does not scroll', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await openMobileMenu(page);
    await summary(page, 'Study Abroad').click();
    await mobileMenu(page).hover();
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => mobileMenu(page).evaluate((menu) => menu.scrollTop)).toBeGreaterThan(0);
    await page.mouse.wheel(0, 3000);
    await expect(mobileMenu(page).getByRole('link', { name: 'Book Consultation' })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('slides in from the left: 0.3 s, from 20 px away', async ({ page }) => {
    await openMobileMenu(page);
    expect(await animationOf(mobileMenu(page))).toMatch(/^\S*slide-in-left\S* 0\.3s/);
    await menuButton(page).click();
    await menuButton(page).click();
    expect(await offsetAtStart(mobileMenu(page))).toMatch(/^-20px/);
  });

  test('does not move under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openMobileMenu(page);
    expect(await animationOf(mobileMenu(page))).toMatch(/^none/);
  });

  test('has targets of at least 44 px', async ({ page }) => {
    await openMobileMenu(page);
    await summary(page, 'Study Abroad').click();
    const targets = header(page).locator(':is(a, summary, button):visible');
    const heights = await targets.evaluateAll((all) =>
      all.map((target) => target.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(15);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no accessibility violations when open, in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openMobileMenu(page, '/study-australia');
      await summary(page, 'Study Abroad').click();
      expect(await violationsOn(page, 'header')).toEqual([]);
    });
  }
});

test.describe('the footer', () => {
  test('links to the services, the destinations except New Zealand, the tests and the privacy policy', async ({
    page,
  }) => {
    await page.goto('/about');
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
    await page.goto('/about');
    const guide = footer(page).getByRole('link', { name: 'Migration Consumer Guide (opens in a new tab)' });
    await expect(guide).toHaveAttribute('target', '_blank');
    await expect(guide).toHaveAttribute('href', /\.pdf$/);
  });

  test('links to three social networks and ends with the copyright of 2024', async ({ page }) => {
    await page.goto('/about');
    await expect(footer(page).locator('a[href^="https://"]')).toHaveCount(3);
    await expect(footer(page)).toContainText('© 2024');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is a legible dark band in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/about');
      const [ground, words] = await Promise.all([
        footer(page).evaluate((band) => getComputedStyle(band).backgroundColor),
        footer(page)
          .getByRole('heading')
          .first()
          .evaluate((title) => getComputedStyle(title).color),
      ]);
      expect(Math.max(...channels(ground))).toBeLessThan(64);
      expect(Math.min(...channels(words))).toBeGreaterThan(224);
      expect(await violationsOn(page, 'footer')).toEqual([]);
    });
  }

  test('is not printed, and neither are the menus, but the brand is', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/about');
    await expect(footer(page)).toBeHidden();
    await expect(header(page).locator(':is(nav, button):visible')).toHaveCount(0);
    await expect(header(page).getByRole('link')).toHaveText('Meridian Study Abroad');
  });
});
