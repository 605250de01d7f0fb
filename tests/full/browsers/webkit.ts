import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  type Actions,
  Builder,
  By,
  Capabilities,
  Key,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { freePort } from '../../../bench/load/free-port';
import { findWebKit } from '../../../scripts/find-browsers.mjs';
import { startComplainingProxy } from './complaining-proxy';
import type { Visitor } from './visitor';

/** What the types of selenium-webdriver leave out of `Actions`. */
interface Scrolling {
  scroll(x: number, y: number, deltaX: number, deltaY: number, origin: WebElement): Actions;
}

/** WebKitGTK, by its own driver, on a screen that nobody sees. */
export async function startWebKit(): Promise<Visitor> {
  const { browser, driver: program, screen: screenProgram } = findWebKit() ?? {};
  if (!browser || !program || !screenProgram) throw new Error('WebKitGTK is not installed');
  const screen = spawn(screenProgram, ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const service = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  });
  const proxy = await startComplainingProxy(); // neither the driver nor the browser tells of the console
  const driver = await connect(port, browser, proxy.address);
  const at = (selector: string) => driver.findElement(By.css(selector));
  const size = { width: 0 };
  return {
    complaints: proxy.complaints,
    open: async (address, width) => {
      if (size.width !== width) await driver.manage().window().setRect({ width, height: 900 });
      size.width = width;
      await driver.get(address);
    },
    read: <Value>(expression: string) => driver.executeScript<Value>(`return ${expression}`),
    click: async (selector) => {
      const element = at(selector);
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element); // not under the header
      await element.click();
    },
    hover: async (selector) =>
      driver
        .actions()
        .move({ origin: at(selector) })
        .perform(),
    press: async (...keys) => {
      for (const key of keys)
        await driver
          .actions()
          .sendKeys(webDriverKeys[key] ?? key)
          .perform();
    },
    type: async (selector, text) => at(selector).sendKeys(text),
    // The list of a `select` is a window of the system, which no driver reaches.
    choose: async (selector, value) =>
      driver.executeScript(
        `arguments[0].value = arguments[1];
        for (const type of ['input', 'change']) arguments[0].dispatchEvent(new Event(type, { bubbles: true }));`,
        at(selector),
        value,
      ),
    wheel: async (selector, pixels) => {
      const actions = driver.actions() as Actions & Scrolling;
      await actions.scroll(0, 0, 0, pixels, at(selector)).perform();
    },
    back: () => driver.navigate().back(),
    close: async () => {
      await driver.quit();
      service.kill();
      screen.kill();
      proxy.stop();
    },
  };
}

/** The keys of WebDriver by their names (`KeyboardEvent.key`). */
const webDriverKeys: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowRight: Key.ARROW_RIGHT,
  PageDown: Key.PAGE_DOWN,
};

/** The driver says nothing when it is ready: it is asked until it answers. */
async function connect(port: number, binary: string, httpProxy: string): Promise<WebDriver> {
  const address = `http://127.0.0.1:${port}`;
  const until = Date.now() + 20_000;
  while (!(await fetch(`${address}/status`).catch(() => undefined)))
    if (Date.now() > until) throw new Error('The driver of WebKitGTK does not answer');
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    proxy: { proxyType: 'manual', httpProxy },
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  return new Builder().usingServer(address).withCapabilities(capabilities).build();
}
