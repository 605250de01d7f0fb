import type { Browser } from '@playwright/test';
import type { Figures } from './medians';
import { takePhone } from './phone';

declare global {
  interface Window {
    /** Begins to watch for the answer to the next tap. */
    watchForAnswer: (isAnswered: () => boolean) => void;
    /** The time from that tap until the answer was on the screen, ms. */
    answer: Promise<number>;
  }
}

interface Tap {
  /** What is tapped. */
  target: string;
  /** Runs in the page, before the tap. */
  watch: () => void;
}

/** The controls of a destination page. */
const taps: Readonly<Record<string, Tap>> = {
  menu: {
    target: 'header button[popovertarget]',
    // Open and in its styles: the browser's own popover has a border.
    watch: () =>
      window.watchForAnswer(() => {
        const menu = document.querySelector('header :popover-open');
        return menu !== null && getComputedStyle(menu).borderTopStyle === 'none';
      }),
  },
  question: {
    target: '[data-block=faq] details:not([open]) > summary',
    watch: () => {
      const open = document.querySelectorAll('[data-block=faq] details[open]').length;
      window.watchForAnswer(
        () => document.querySelectorAll('[data-block=faq] details[open]').length !== open,
      );
    },
  },
  carousel: {
    target: '[data-block=course-carousel] [data-press=next]',
    watch: () => {
      const card = document.querySelector('[data-block=course-carousel] li');
      const left = card?.getBoundingClientRect().left ?? 0;
      window.watchForAnswer(() => Math.abs((card?.getBoundingClientRect().left ?? 0) - left) > 2);
    },
  },
  form: {
    target: '[data-block=enquiry-form] button[type=submit]',
    watch: () =>
      window.watchForAnswer(() => {
        const { activeElement: control } = document;
        const message = control?.matches('[data-block=enquiry-form] :is(input, select)')
          ? control.parentElement?.querySelector('[id$="-error"]')
          : undefined;
        return message !== null && message !== undefined && message.clientHeight > 0;
      }),
  },
};

/** Time from a tap right after the first paint until its answer is on the screen, ms; of each control in a new page. */
export async function answersAtFirstPaint(
  browser: Browser,
  address: string,
  slowdown: number,
): Promise<Figures> {
  const times: Record<string, number> = {};
  for (const [name, tap] of Object.entries(taps)) {
    const time = await answerTo(browser, address, slowdown, tap);
    if (time !== undefined) times[name] = time;
  }
  return times;
}

/** Undefined if the page has no such control. */
async function answerTo(
  browser: Browser,
  address: string,
  slowdown: number,
  { target, watch }: Tap,
): Promise<number | undefined> {
  const { page, close } = await takePhone(browser, { slowdown });
  await page.addInitScript(defineWatch);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    (selector) => document.readyState !== 'loading' || document.querySelector(selector) !== null,
    target,
  );
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const control = page.locator(target).first();
  if ((await control.count()) === 0) {
    await close();
    return undefined;
  }
  const { x, y } = await control.evaluate(async (element) => {
    // What lies above is laid out once the page is scrolled: the control is where it stays two frames later.
    for (let frame = 0; frame < 3; frame += 1) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.evaluate(watch);
  await page.touchscreen.tap(x, y);
  const time = await page.evaluate(() => window.answer);
  await close();
  return time;
}

/** Runs in the page, before anything of the page does. A tap that has no answer after five seconds is lost. */
function defineWatch() {
  window.watchForAnswer = (isAnswered) => {
    window.answer = new Promise((resolve) => {
      let tapped = performance.now();
      const note = (event: Event) => {
        tapped = event.timeStamp;
      };
      addEventListener('pointerdown', note, { capture: true, once: true });
      const look = () => {
        // A task queued in a frame's callback runs after that frame.
        if (isAnswered() || performance.now() - tapped > 5000)
          setTimeout(() => resolve(performance.now() - tapped));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  };
}
