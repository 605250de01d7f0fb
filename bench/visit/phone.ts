import type { Browser, CDPSession, Page } from '@playwright/test';

export interface Phone {
  page: Page;
  session: CDPSession;
  close(): Promise<void>;
}

interface PhoneOptions {
  /** How many times slower than this machine its processor is. */
  slowdown?: number;
  /** A mouse in place of fingers, which can point without pressing. */
  mouse?: boolean;
}

/** A visitor's first page on a mid-range phone, with the network and processor of Lighthouse's mobile run. */
export async function takePhone(
  browser: Browser,
  { slowdown = 4, mouse = false }: PhoneOptions = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: !mouse,
    hasTouch: !mouse,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript('globalThis.__name = (value) => value'); // tsx names functions by this helper
  return { page, session, close: () => context.close() };
}
