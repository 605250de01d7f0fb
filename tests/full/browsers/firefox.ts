import puppeteer, { type KeyInput } from 'puppeteer-core';
import { findFirefox } from '../../../scripts/find-browsers.mjs';
import type { Visitor } from './visitor';

/** Firefox, by WebDriver BiDi. */
export async function startFirefox(): Promise<Visitor> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: findFirefox() });
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000); // other tests keep both cores busy
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    complaints,
    open: async (address, width) => {
      await page.setViewport({ width, height: 800 });
      await page.goto(address, { waitUntil: 'load' });
    },
    read: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    type: (selector, text) => page.type(selector, text),
    choose: async (selector, value) => void (await page.select(selector, value)),
    wheel: async (selector, deltaY) => {
      await page.hover(selector);
      await page.mouse.wheel({ deltaY });
    },
    // `page.goBack()` waits for a load, which a page that was kept whole does not have.
    back: async () => void (await page.evaluate('void setTimeout(() => history.back())')),
    print: () => page.pdf({ format: 'A4' }),
    close: () => browser.close(),
  };
}
