import type { Browser, CDPSession } from '@playwright/test';
import type { Figures } from './medians';
import { takePhone } from './phone';

/** What a first visit to an address costs: times in ms, and bytes over the network as packed, with their headers. */
export async function firstVisit(browser: Browser, address: string): Promise<Figures> {
  const { page, session, close } = await takePhone(browser);
  const bytes = countBytes(session);
  await page.addInitScript(observePaints);
  await page.goto(address, { waitUntil: 'load' });
  const scriptAtLoad = bytes().Script ?? 0;
  await page.waitForLoadState('networkidle');
  const paints = await page.evaluate(
    () =>
      new Promise<Figures>((resolve) => {
        requestIdleCallback(() => resolve((window as unknown as { paints: Figures }).paints), {
          timeout: 5000,
        });
      }),
  );
  const { Document = 0, Script = 0, Stylesheet = 0, Font = 0, Image = 0, ...others } = bytes();
  await close();
  const rest = Object.values(others).reduce((sum, size) => sum + size, 0);
  return {
    ...paints,
    'script at load': scriptAtLoad,
    script: Script,
    html: Document,
    css: Stylesheet,
    fonts: Font,
    images: Image,
    'all bytes': Document + Script + Stylesheet + Font + Image + rest,
  };
}

/** Counts what arrives, by the kinds of DevTools. */
function countBytes(session: CDPSession): () => Record<string, number> {
  const kinds = new Map<string, string>();
  const sums: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    sums[kind] = (sums[kind] ?? 0) + encodedDataLength;
  });
  return () => ({ ...sums });
}

/** Runs in the page, before anything of the page does. */
function observePaints() {
  const tasks: PerformanceEntry[] = [];
  const paints = {
    'first paint': 0,
    LCP: 0,
    /** From the first paint on, as Lighthouse counts it: before that there is nothing to press. */
    get TBT() {
      return tasks.reduce((sum, { startTime, duration }) => {
        const begin = Math.max(startTime, this['first paint']);
        return sum + Math.max(0, startTime + duration - begin - 50);
      }, 0);
    },
    CLS: 0,
  };
  Object.assign(window, { paints });
  const watch = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) add(entry);
    }).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints['first paint'] = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    paints.LCP = startTime;
  });
  watch('longtask', (task) => tasks.push(task));
  watch('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) paints.CLS += value;
  });
}
