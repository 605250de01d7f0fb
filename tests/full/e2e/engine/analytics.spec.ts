import { expect, type Page, test } from '@playwright/test';
import { type ChangedSite, serveChanged } from '../../../e2e/changed-site';
import { complaintsOf, notLoaded } from '../../../e2e/complaints';
import { panel, trigger } from '../../../e2e/engine/menus';
import { ready } from '../../../e2e/hydration';

/**
 * A fake script for each service, which reads from its element and sends what the real one does, and what it sends
 * for a view. Google's is in site-scripts.spec.ts.
 */
const services = [
  {
    analytics: {
      adapter: 'plausible',
      script: 'http://localhost:9001/js/script.manual.js',
      domain: 'www.example.com',
    },
    script: `
      const { domain } = document.currentScript.dataset;
      const send = (name, { u }) => fetch('http://localhost:9001/api/event', {
        method: 'POST', body: JSON.stringify({ domain, name, path: u.slice(location.origin.length) }),
      });
      const waiting = window.plausible.q;
      window.plausible = send;
      for (const call of waiting) send(...call);`,
    view: (path: string) => ({ domain: 'www.example.com', name: 'pageview', path }),
  },
  {
    analytics: {
      adapter: 'umami',
      script: 'http://localhost:9001/script.js',
      website: '8f0d2c1e-3b5a-4c7d-9e6f-0a1b2c3d4e5f',
    },
    script: `
      const { websiteId: website, autoTrack } = document.currentScript.dataset;
      const send = (view) => fetch('http://localhost:9001/api/send', { method: 'POST', body: JSON.stringify(view) });
      window.umami = { track: (describe) => send(describe({ website, url: location.href })) };
      if (autoTrack !== 'false') send({ website, url: 'by itself' });`,
    view: (url: string) => ({ website: '8f0d2c1e-3b5a-4c7d-9e6f-0a1b2c3d4e5f', url }),
  },
];

/** Answers in place of a service, and records what is sent to it. */
async function fakeService(page: Page, script: string) {
  const sent: unknown[] = [];
  await page.route('http://localhost:9001/**', (route) => {
    if (route.request().resourceType() === 'script')
      return route.fulfill({ contentType: 'text/javascript', body: script });
    sent.push(route.request().postDataJSON());
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' });
  });
  return sent;
}

for (const { analytics, script, view } of services)
  test.describe(analytics.adapter, () => {
    test.describe.configure({ mode: 'default' });
    let server: ChangedSite;
    test.beforeAll(async () => {
      test.setTimeout(240_000);
      server = await serveChanged('_site.json', { analytics });
    });
    test.afterAll(() => server?.stop());

    test('each view is reported once, with path and query', async ({ page }) => {
      const complaints = complaintsOf(page);
      const sent = await fakeService(page, script);
      await page.goto(`${server.origin}/norway?from=mail`);
      await ready(page);
      await expect.poll(() => sent).toEqual([view('/norway?from=mail')]);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Japan', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Japan');
      await expect.poll(() => sent).toEqual([view('/norway?from=mail'), view('/japan')]);
      expect(complaints).toEqual([]);
    });

    test('a service that cannot be reached breaks nothing', async ({ page }) => {
      const complaints = complaintsOf(page);
      const asked: string[] = [];
      await page.route('http://localhost:9001/**', (route) => {
        asked.push(route.request().url());
        return route.abort();
      });
      await page.goto(`${server.origin}/norway`);
      await ready(page);
      await expect.poll(() => asked.length).toBe(1);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Japan', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Japan');
      await ready(page);
      await trigger(page, 'Countries').click();
      await expect(panel(page, 'Countries')).toBeVisible();
      await expect.poll(() => asked.length).toBe(2);
      expect([...new Set(complaints)]).toEqual([notLoaded]);
    });
  });
