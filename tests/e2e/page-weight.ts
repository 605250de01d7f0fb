import type { Browser } from '@playwright/test';
import { findChromium } from '../../scripts/find-browsers.mjs';
import { ready } from './hydration';

/** Options to run in Chromium itself: its headless shell, as in other tests, fetches lazy images from further away. */
export const asVisited = {
  launchOptions: {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  },
};

/** A mid-range Android phone. */
const phone = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
};

/** Compressed bytes over the network, headers included, videos left out. */
export interface PageWeight {
  all: number;
  /** By the browser's names of resource types: Document, Stylesheet, Script, Font, Image, … */
  byType: Readonly<Record<string, number>>;
}

/** What a first visit loads over the network, until nothing more is asked for. */
export async function weigh(browser: Browser, route: string): Promise<PageWeight> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const byType: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    if (type !== 'Media') byType[type] = (byType[type] ?? 0) + encodedDataLength;
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  await ready(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { all: Object.values(byType).reduce((sum, bytes) => sum + bytes, 0), byType };
}
