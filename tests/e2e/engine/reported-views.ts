import type { Page } from '@playwright/test';

/** Fake analytics, since the site does not load them itself. What they hear outlives the page. */
export async function withAnalytics(page: Page) {
  const views: { call: unknown[]; title: string }[] = [];
  await page.exposeFunction('report', (title: string, ...call: unknown[]) => views.push({ call, title }));
  await page.addInitScript(() => {
    const { report } = window as unknown as { report: (...call: unknown[]) => void };
    Object.assign(window, { gtag: (...call: unknown[]) => report(document.title, ...call) });
  });
  return {
    views: () => views.map(({ call }) => call),
    titles: () => views.map(({ title }) => title),
  };
}

export const view = (path: string) => ['event', 'page_view', { page_path: path }];
