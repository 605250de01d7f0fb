import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedSite, serveSite } from '../../../bench/load/serve-site';
import { findFirefox, findWebKit } from '../../../scripts/find-browsers.mjs';
import { folderOf } from '../../built-sites';
import { allRoutes } from '../main-site/routes';
import { startFirefox } from './firefox';
import { canReadPages, glyphDigitsIn, linesOfPages } from './pdf-text';
import type { Visitor } from './visitor';
import { startWebKit } from './webkit';

/** The main site in Firefox and in WebKitGTK, which is close to Safari. One that is not installed is left out. */

const data = mkdtempSync(join(tmpdir(), 'prospectus-'));
let site: ServedSite;
beforeAll(async () => {
  site = await serveSite(folderOf('main'), data);
});
afterAll(() => {
  site.stop();
  rmSync(data, { recursive: true });
});

const phone = 390;
const wide = 1280;

describe.each([
  ['Firefox', startFirefox, !findFirefox()],
  ['WebKitGTK', startWebKit, !findWebKit()],
] as const)('in %s', (_name, start, isMissing) => {
  let visitor: Visitor;
  const open = async (route: string, width: number) => {
    await visitor.open(site.origin + route, width);
    await until('document.documentElement.dataset.script', '');
  };
  const until = (expression: string, value: unknown) =>
    expect.poll(() => visitor.read(expression)).toEqual(value);
  const isShown = (selector: string) =>
    `[...document.querySelectorAll(${JSON.stringify(selector)})].some((element) => element.getClientRects().length > 0)`;

  describe.skipIf(isMissing)('a visitor', () => {
    beforeAll(async () => {
      visitor = await start();
    });
    afterAll(() => visitor.close());

    it.each([phone, wide])('finds every page without complaint, and none wider than %i px', async (width) => {
      for (const route of allRoutes) {
        await open(route, width);
        const { beyond, failed } = await visitor.read<{ beyond: number; failed: number }>(
          '({ beyond: document.documentElement.scrollWidth - innerWidth, failed: document.querySelectorAll("[data-failed]").length })',
        );
        expect(beyond, route).toBeLessThanOrEqual(0);
        expect(failed, route).toBe(0);
        expect(visitor.complaints.splice(0), route).toEqual([]);
      }
    });

    it('opens the menu of a phone, behind which nothing scrolls', async () => {
      await open('/study-ireland', phone);
      await visitor.click('header button[popovertarget]');
      await until(isShown('header [popover] a'), true);
      await settle();
      await visitor.wheel('header', 600);
      await visitor.press('PageDown');
      await visitor.wheel('header [popover]', 6000);
      await visitor.wheel('header [popover]', 600);
      await settle();
      expect(await visitor.read('scrollY')).toBe(0);
      expect(await visitor.read('document.querySelector("header").getBoundingClientRect().top')).toBe(0);
      await visitor.press('Escape');
      await until(isShown('header [popover] a'), false);
      await settle();
      await visitor.press('PageDown');
      await expect.poll(() => visitor.read<number>('scrollY')).toBeGreaterThan(0);
    });

    it('walks through a menu of the header with the arrow keys, which do not scroll the page', async () => {
      await open('/study-ireland', wide);
      await visitor.read('document.querySelector("header [aria-expanded]").focus()');
      await until('document.querySelector("[data-island=mega-menu]").dataset.hydrated', '');
      expect(await visitor.read(isShown('header [role=group]'))).toBe(false);
      await visitor.press('Enter');
      await until(isShown('header [role=group]'), true);
      await visitor.press('ArrowDown', 'ArrowDown', 'ArrowDown');
      await settle();
      expect(await visitor.read('scrollY')).toBe(0);
      expect(await visitor.read('document.activeElement.pathname')).toBe('/scholarship');
      await visitor.press('Escape');
      await until(isShown('header [role=group]'), false);
    });

    it('passes the menus with the Tab key while their script is on its way', async () => {
      await open('/study-ireland', wide);
      await visitor.read('document.querySelector("header nav li a").focus()');
      await visitor.press('Tab', 'Tab', 'Tab', 'Tab');
      expect(await visitor.read('document.activeElement.closest("[role=group]")')).toBeNull();
      expect(await visitor.read('document.activeElement.textContent')).toBe('English Coaching');
      await visitor.press('Enter');
      await until('document.activeElement.getAttribute("aria-expanded")', 'true');
      expect(await visitor.read('location.pathname')).toBe('/study-ireland');
    });

    it('leaves while scripts are on their way without a complaint', async () => {
      await open('/study-ireland', wide);
      await visitor.read('void document.querySelector("header [aria-expanded]").focus()');
      await open('/about', wide);
      expect(visitor.complaints.splice(0)).toEqual([]);
    });

    it('comes back to a form that still has what was typed, and sends the enquiry', async () => {
      await open('/about', wide);
      const answers = {
        name: 'Asha',
        lastName: 'Rao',
        email: 'asha.rao@example.com',
        mobileNumber: '9876543210',
        city: 'Surat',
        citys: 'New Zealand', // the desired country, by the name of its field in the main site's form
      };
      for (const [name, answer] of Object.entries(answers)) await visitor.type(`form [name=${name}]`, answer);
      await visitor.click('header a[href="/contact"]');
      await until('location.pathname', '/contact');
      await until('document.readyState', 'complete');
      await visitor.back();
      await until('location.pathname', '/about');
      await until('document.documentElement.dataset.script', '');
      expect(await visitor.read('document.querySelector("form [name=name]").value')).toBe('Asha');
      await visitor.choose('form [name=purpose]', 'Visa Services');
      await visitor.read('document.querySelector("form [type=submit]").focus()');
      await visitor.press('Enter');
      await until(isShown('[role=group][aria-labelledby], [data-block=enquiry-form] [role=group]'), true);
    });

    it('prints the final figures before they have counted up', async ({ skip }) => {
      if (!visitor.print) return skip('WebKitGTK prints by its own window alone');
      await open('/', wide);
      const beforeCounting = await glyphDigitsIn(await visitor.print());
      await visitor.read('document.querySelector("[data-island=counters]").scrollIntoView()');
      await until('document.querySelector("[data-island=counters]").dataset.counting', 'done');
      expect(beforeCounting).toBe(await glyphDigitsIn(await visitor.print()));
    });

    it('prints no heading alone at the foot of a sheet', async ({ skip }) => {
      if (!visitor.print || !canReadPages)
        return skip('it does not print, or poppler-utils is not installed');
      for (const route of ['/', '/about', '/banking-services', '/blogdetails2', '/study-uk']) {
        await open(route, wide);
        const headings = await visitor.read<string[]>(
          `[...document.querySelectorAll('main :is(h2, h3)')].map(({ innerText }) => innerText.replace(/\\s+/g, ' ').trim())`,
        );
        const sheets = linesOfPages(await visitor.print()).slice(0, -1); // not the last, whose end is that of the page
        const lastLines = sheets.map((lines) => lines.at(-1));
        expect(lastLines.length, route).toBeGreaterThan(0);
        expect(
          lastLines.filter((line) => headings.includes(line ?? '')),
          route,
        ).toEqual([]);
      }
    });

    /** Waits until a press or the wheel would have scrolled. */
    const settle = () =>
      visitor.read(
        'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))',
      );
  });
});
