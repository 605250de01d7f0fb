import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from '@playwright/test';
import { parse } from 'postcss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedSite, serveSite } from '../../../bench/load/serve-site';
import { findChromium } from '../../../scripts/find-browsers.mjs';
import { folderOf } from '../../built-sites';
import { allFeatures, features, type RemovedFeature, remove } from './removed-feature';

/**
 * The main site in browsers that are older than a feature that it uses (README, “How it works”): Chromium is served
 * pages in which the feature has another name.
 */

const data = mkdtempSync(join(tmpdir(), 'prospectus-'));
let browser: Browser;
let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(folderOf('main'), data);
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser.close();
  site.stop();
  rmSync(data, { recursive: true });
});

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

/** A page in a browser without a feature, and what it complained of. */
async function open(
  feature: RemovedFeature,
  route: string,
  viewport = phone,
  colorScheme: 'light' | 'dark' = 'light',
) {
  const { origin: baseURL } = site;
  const context = await browser.newContext({ viewport, baseURL, colorScheme, reducedMotion: 'reduce' });
  await remove(context, feature);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(route);
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  return { page, errors };
}

async function close(page: Page) {
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

/** The background colour of an element, transparent if it has none. */
const groundOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
const transparent = /rgba\(.*, 0\)|transparent/;

/** The elements whose text axe finds too faint. */
const unreadable = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => String(target)));
};

/** The menu of a phone; a removed feature leaves its attribute with another name. */
const menuIn = (page: Page) => page.getByRole('banner').locator('[popover], [xpopover]');
const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Menu|Close menu)$/ });

describe.each([...Object.entries(features), ['any of these', allFeatures] as const])(
  'without %s',
  (_name, feature) => {
    it.each(
      feature === allFeatures
        ? (['/', '/study-ireland', '/compare', '/contact'] as const).flatMap((route) => [
            [route, 'light'] as const,
            [route, 'dark'] as const,
          ])
        : [['/study-ireland', 'light'] as const],
    )('%s is there in its %s colours, from its top, and throws no error', async (route, scheme) => {
      const { page, errors } = await open(feature, route, phone, scheme);
      expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
      expect(await groundOf(page, 'header')).not.toMatch(transparent);
      await expect.poll(() => menuIn(page).isHidden()).toBe(true);
      expect(await unreadable(page)).toEqual([]);
      expect(errors).toEqual([]);
      await close(page);
    });

    it('the menu of a phone opens over the page, which does not scroll, and leads on', async () => {
      const { page, errors } = await open(feature, '/study-ireland');
      await page.waitForLoadState('networkidle');
      await menuButton(page).click();
      const link = menuIn(page).getByRole('link', { name: 'About Us' });
      await link.waitFor();
      expect(await groundOf(page, 'header [popover], header [xpopover]')).not.toMatch(transparent);
      expect(await menuButton(page).innerText()).toContain('Close menu');
      await page.mouse.move(200, 20);
      await page.mouse.wheel(0, 600);
      await page.keyboard.press('PageDown');
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await link.waitFor({ state: 'hidden' });
      await menuButton(page).click();
      await menuIn(page).locator('summary', { hasText: 'Offices' }).click();
      await menuIn(page).getByRole('link', { name: 'Philippines' }).click();
      await page.waitForURL('**/philippine-office');
      expect(errors).toEqual([]);
      await close(page);
    });

    it('the menu of a wide window opens, be it the wide one or that of a phone', async () => {
      const { page, errors } = await open(feature, '/study-ireland', wide);
      await page.waitForLoadState('networkidle');
      const group = page.getByRole('banner').getByRole('button', { name: 'Offices', exact: true });
      if (await group.isVisible()) {
        await group.focus();
        await page.keyboard.press('Enter');
      } else {
        await menuButton(page).click();
        await menuIn(page).locator('summary', { hasText: 'Offices' }).click();
      }
      const link = page
        .getByRole('banner')
        .getByRole('link', { name: 'Philippines' })
        .filter({ visible: true });
      await link.waitFor();
      await link.click();
      await page.waitForURL('**/philippine-office');
      expect(errors).toEqual([]);
      await close(page);
    });

    it('an enquiry is refused with what is missing, and then sent', async () => {
      const { page, errors } = await open(feature, '/about#contact');
      const form = page.locator('[data-block=enquiry-form]');
      const button = form.locator('button[type=submit]');
      await button.focus();
      await form.locator('form[novalidate]').waitFor(); // until then the browser says what is missing
      await button.click();
      await form.getByText('Please enter a valid first name.').filter({ visible: true }).waitFor();
      const answers = {
        'First name': 'Asha',
        'Last name': 'Rao',
        'Email address': 'asha.rao@example.com',
        'Mobile number': '9876543210',
        'Current city': 'Surat',
        'Desired country': 'New Zealand',
      };
      for (const [label, answer] of Object.entries(answers))
        await form.getByLabel(label, { exact: true }).fill(answer);
      await form.getByLabel('Purpose of consultation').selectOption('Visa Services');
      await button.click();
      await form.getByRole('group', { name: 'Thank you' }).waitFor();
      expect(errors).toEqual([]);
      await close(page);
    });
  },
);

it('prints sources and other lists open where styles cannot open them, and closes them again', async () => {
  const { page, errors } = await open(features['::details-content'] ?? {}, '/study-ireland');
  await page.waitForLoadState('networkidle');
  const closed = page.locator('main details:not([open])');
  const before = await closed.count();
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      const lists = [...document.querySelectorAll('main [data-sources] > ul')];
      document.body.dataset.onPaper = lists.map((list) => list.getClientRects().length).join();
    }),
  );
  await page.pdf();
  expect(await page.locator('body').getAttribute('data-on-paper')).toMatch(/^1(?:,1){2,}$/);
  await expect.poll(() => closed.count()).toBe(before);
  expect(before).toBeGreaterThan(2);
  expect(errors).toEqual([]);
  await close(page);
});

describe('what is built', () => {
  const files = readdirSync(folderOf('main'), { recursive: true, encoding: 'utf8' });
  const read = (file: string) => readFileSync(join(folderOf('main'), file), 'utf8');
  const texts = [
    ...files.filter((file) => file.endsWith('.css')).map(read),
    ...files
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => [...read(file).matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)),
  ];
  const sheets = [...new Set(texts)].map((css) => parse(css));

  it('has no nested rules, no ranges in media queries, and no colour for two schemes', () => {
    for (const sheet of sheets) {
      sheet.walkDecls(({ value }) => expect(value).not.toContain('light-dark('));
      sheet.walkRules(({ parent, selector }) => expect(parent?.type, selector).not.toBe('rule'));
      sheet.walkAtRules('media', ({ params }) => expect(params).not.toMatch(/[<>]/));
    }
  });

  it('has no selector for the root or the body within another element, which would match nothing', () => {
    for (const sheet of sheets)
      sheet.walkRules(({ selector }) => expect(selector).not.toMatch(/[\s>+~](?:html|body|:root)(?![\w-])/));
  });

  it('has what old browsers do not know apart from other selectors, whose rule they would drop with it', () => {
    const newSelectors =
      /:has\(|:popover-open|:user-(?:in)?valid|:dir\(|::details-content|:nth-(?:last-)?child\([^)]* of /;
    for (const sheet of sheets)
      sheet.walkRules(({ selectors }) => {
        const known = selectors.filter(
          (selector) => !newSelectors.test(selector.replace(/:(?:is|where)\(.*\)/g, '')),
        );
        // None of a rule's selectors are known to old browsers, or all.
        expect([0, selectors.length], selectors.join()).toContain(known.length);
      });
  });

  it('has scripts without lookbehind in regular expressions, and without static blocks', () => {
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      expect(read(file), file).not.toMatch(/\(\?<[=!]/);
      expect(read(file), file).not.toMatch(/static\s*\{/);
    }
  });
});
