import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EngineOptions } from './carousel-engine';
import { enhance } from './carousel-enhancement';

const slideWidth = 100;

/** Swiper, which has to lay out its slides in a browser. */
const startEngine = vi.hoisted(() => vi.fn());
vi.mock('./carousel-engine', () => ({ startEngine }));

/** As much of a browser as is asked before the engine starts. */
function carousel(count: number) {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { matchMedia: () => ({ matches: false }) }));
  vi.stubGlobal('document', { activeElement: null });
  vi.stubGlobal('getComputedStyle', () => ({ direction: 'ltr', getPropertyValue: () => '' }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  const slide = { getBoundingClientRect: () => ({ width: slideWidth }) };
  const viewport = Object.assign(new EventTarget(), {
    clientWidth: slideWidth,
    scrollLeft: 0,
    dataset: {},
    firstElementChild: { firstElementChild: slide },
    contains: () => false,
    scrollTo: () => {}, // the browser begins to scroll later
  });
  const options = { count, onIndex: () => {}, onVisitorMove: () => {}, onChange: () => {} };
  const slides = enhance(viewport as unknown as HTMLElement, options);
  const scrollTo = (slide: number) => {
    viewport.scrollLeft = slide * slideWidth;
    viewport.dispatchEvent(new Event('scroll'));
  };
  return { slides, scrollTo };
}

/** Resolves once the engine has come, which takes a task of its own. */
async function engineArrives() {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  startEngine.mockImplementation((_viewport, { index }: EngineOptions) => ({ index, goTo: () => {} }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  startEngine.mockReset();
});

it('the engine starts once it has come, at the slide in view', async () => {
  const { slides } = carousel(5);
  slides.update();
  await engineArrives();
  expect(startEngine).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ index: 0 }));
});

it('an engine that comes after a press waits for the scroll to where it leads, even if that has not begun', async () => {
  const { slides, scrollTo } = carousel(5);
  slides.update();
  slides.mover.goTo(2);
  await engineArrives();
  expect(startEngine).not.toHaveBeenCalled();
  scrollTo(2);
  vi.runAllTimers();
  expect(startEngine).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ index: 2 }));
});
