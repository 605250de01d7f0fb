import { expect, type Page, test } from '@playwright/test';
import { type ChangedSite, serveChanged } from '../../../e2e/changed-site';
import { complaintsOf, notLoaded } from '../../../e2e/complaints';
import { panel, trigger } from '../../../e2e/engine/menus';
import { holdBack } from '../../../e2e/hold-back';
import { ready } from '../../../e2e/hydration';

/** Scripts of other sites, as `_site.json` names them; `otherSites` answers in place of their servers. */
const badge = {
  script: 'http://localhost:9001/badge.js',
  element: 'quality-badge',
  account: '5180',
  label: 'Accredited agency of the sample scheme',
  origins: ['http://localhost:9003'],
};
const analytics = {
  adapter: 'gtag',
  script: 'http://localhost:9004/tag.js?id=G-SAMPLE',
  account: 'G-SAMPLE',
  origins: ['http://localhost:9002'],
};

test.describe.configure({ mode: 'default' }); // one site is built for all of them
test.use({ viewport: { width: 1280, height: 800 } });

let server: ChangedSite;
let origin = '';
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await serveChanged('_site.json', { badge, analytics });
  origin = server.origin;
});
test.afterAll(() => server?.stop());

/** What the script of the badge does: it finds its element and draws the badge of the account. */
const drawBadge = `{
  const element = document.getElementById('quality-badge');
  const image = document.createElement('img');
  image.alt = 'Agency ' + element.dataset.accountId;
  image.src = 'http://localhost:9003/badge.svg';
  element.replaceChildren(image);
}`;
/** What Google's script does with its arguments: it sends on whatever came as a call. */
const sendOn = `
  const isCall = (args) => Object.prototype.toString.call(args) === '[object Arguments]';
  const send = (args) => isCall(args) && fetch('http://localhost:9002/collect', {
    method: 'POST', body: JSON.stringify(Array.from(args)),
  });
  dataLayer.forEach(send);
  dataLayer.push = (args) => { send(args); };
`;

/** Fakes the other sites, and records what was requested from them and sent to them. */
async function otherSites(page: Page, scripts: { badge?: string; tag?: string } = {}) {
  const asked: string[] = [];
  const sent: unknown[] = [];
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(/^http:\/\/localhost:(9001|9004)\//, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const body = pathname === '/badge.js' ? (scripts.badge ?? drawBadge) : (scripts.tag ?? sendOn);
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.route('http://localhost:9003/**', (route) => {
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"/>';
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  await page.route('http://localhost:9002/**', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ headers, body: '' });
  });
  return { asked, sent };
}

const badgeScript = (page: Page) => page.locator(`script[src="${badge.script}"]`);
const badgeElement = (page: Page) => page.getByRole('group', { name: badge.label });
const openMenu = async (page: Page) => {
  await trigger(page, 'Countries').click();
  await expect(panel(page, 'Countries')).toBeVisible();
};
const moveTo = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test('the badge appears with the hero, disappears with it, and appears again', async ({ page }) => {
  const complaints = complaintsOf(page);
  await otherSites(page);
  await page.goto(origin);
  await expect(badgeElement(page)).toHaveAttribute('id', 'quality-badge');
  await expect(badgeElement(page)).toHaveAttribute('data-account-id', '5180');
  await expect(badgeElement(page).getByAltText('Agency 5180')).toHaveCount(1);
  await expect(badgeScript(page)).toHaveCount(1);
  await expect(badgeScript(page)).toHaveJSProperty('async', true);

  await moveTo(page, 'About Us');
  await expect(page).toHaveURL(`${origin}/about`);
  await expect(badgeElement(page)).toHaveCount(0);
  await expect(badgeScript(page)).toHaveCount(0);

  await page.goBack();
  await expect(badgeElement(page).getByAltText('Agency 5180')).toHaveCount(1);
  await expect(badgeScript(page)).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('badge and analytics work on one page, each from its own origins, and the policy stops neither', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const { asked, sent } = await otherSites(page);
  await page.goto(origin);
  await expect(badgeElement(page).getByAltText('Agency 5180')).toHaveJSProperty('naturalWidth', 60);
  await expect.poll(() => sent.at(-1)).toEqual(['event', 'page_view', { page_path: '/' }]);
  expect([...asked].sort()).toEqual(['/badge.js', '/tag.js']);
  expect(complaints).toEqual([]);
});

test('a page without a hero requests no badge', async ({ page }) => {
  const { asked, sent } = await otherSites(page);
  await page.goto(`${origin}/about`);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(asked).toEqual(['/tag.js']);
});

test('the space for the badge is reserved before it arrives', async ({ page }) => {
  await otherSites(page, { badge: '' });
  await page.goto(origin);
  await ready(page);
  const below = page.locator('[data-block=counters]');
  const topOf = () => below.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await topOf();
  await page.evaluate(() => {
    const drawn = document.createElement('canvas');
    drawn.height = 60;
    document.getElementById('quality-badge')?.append(drawn);
  });
  expect(await topOf()).toBe(before);
});

for (const [name, script, complaint] of [
  ['throws', 'throw new Error("no badge today")', 'Uncaught Error: no badge today'],
  ['cannot be loaded', undefined, notLoaded],
] as const) {
  test(`a badge whose script ${name} breaks nothing`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await otherSites(page, { badge: script });
    if (script === undefined) await page.route('**/badge.js', (route) => route.abort());
    await page.goto(origin);
    await ready(page);
    await expect(badgeElement(page)).toBeAttached();
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await expect(page).toHaveURL(/#form-contact$/);
    await moveTo(page, 'About Us');
    await expect(page).toHaveURL(`${origin}/about`);
    await ready(page);
    await openMenu(page);
    expect(complaints).toEqual([complaint]);
  });
}

const config = ['config', 'G-SAMPLE', { send_page_view: false }];
const view = (path: unknown) => ['event', 'page_view', { page_path: path }];

test('each view is reported once by the tag, with path and query', async ({ page }) => {
  const { sent } = await otherSites(page);
  const first = [['js', expect.any(String)], config, view('/norway?from=mail')];
  await page.goto(`${origin}/norway?from=mail`);
  await ready(page);
  await expect.poll(() => sent).toEqual(first); // a page that is left before the tag has come reports nothing
  await moveTo(page, 'Japan');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Japan');
  await expect.poll(() => sent).toEqual([...first, ...[['js', expect.any(String)], config, view('/japan')]]);
});

test('views from before the analytics module arrived are reported when that arrives', async ({ page }) => {
  const { sent } = await otherSites(page);
  const releaseScripts = await holdBack(page, '**/analytics*.js');
  await page.goto(`${origin}/lodges?from=mail`);
  await page.getByRole('button', { name: 'Norway', exact: true }).click();
  await expect(page).toHaveURL(/country=/);
  releaseScripts();
  await expect
    .poll(() => sent.slice(2))
    .toEqual([view('/lodges?from=mail'), view(expect.stringMatching(/^\/lodges\?from=mail&country=/))]);
});

test('the tag waits until the page is idle', async ({ page }) => {
  const { asked } = await otherSites(page);
  let idle = () => {};
  await page.exposeFunction('whenIdle', () => new Promise<void>((resolve) => (idle = resolve)));
  await page.addInitScript(() => {
    const { whenIdle } = window as unknown as { whenIdle: () => Promise<void> };
    Object.assign(window, { requestIdleCallback: (task: () => void) => void whenIdle().then(task) });
  });
  await page.goto(`${origin}/norway`);
  await page.waitForFunction(() => window.dataLayer?.length === 3);
  expect(asked).toEqual([]);
  idle();
  await expect.poll(() => asked).toEqual(['/tag.js']);
});

test('a tag that cannot be loaded breaks nothing', async ({ page }) => {
  const complaints = complaintsOf(page);
  await otherSites(page);
  let asked = 0;
  await page.route('**/tag.js*', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto(`${origin}/norway`);
  await ready(page);
  await expect.poll(() => asked).toBe(1);
  await moveTo(page, 'Japan');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Japan');
  await ready(page);
  await openMenu(page);
  await expect.poll(() => asked).toBe(2);
  expect(complaints).toEqual([notLoaded, notLoaded]);
});

test('no other script is allowed by the content security policy', async ({ page }) => {
  const { asked } = await otherSites(page);
  await page.goto(origin);
  await ready(page);
  await expect.poll(() => asked).toContain('/tag.js'); // the page makes its Trusted Types policy for the first script
  const attempts = await page.evaluate(() => {
    const refused = (attempt: () => void) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    const script = document.createElement('script');
    const types = (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } })
      .trustedTypes;
    return {
      address: refused(() => {
        script.src = 'http://localhost:9001/other.js';
      }),
      secondPolicy: refused(() => types.createPolicy('site-scripts', {})),
      otherPolicy: refused(() => types.createPolicy('other', {})),
    };
  });
  expect(attempts).toEqual({ address: true, secondPolicy: true, otherPolicy: true });
});

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
