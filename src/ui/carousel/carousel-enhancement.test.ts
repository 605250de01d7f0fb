import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enhance } from './carousel-enhancement';
import type { SwiperMoverOptions } from './carousel-swiper';

const slideWidth = 100;

/** In place of Swiper, which works only where a browser lays out its slides. */
const startSwiper = vi.hoisted(() => vi.fn());
vi.mock('./carousel-swiper', () => ({ startSwiper }));

/** A carousel, with stubs for what is used of a browser before Swiper starts. */
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
  const options = { count, onIndex: () => {}, onVisitorMove: () => {}, onMoverChange: () => {} };
  const slides = enhance(viewport as unknown as HTMLElement, options);
  const scrollTo = (slide: number) => {
    viewport.scrollLeft = slide * slideWidth;
    viewport.dispatchEvent(new Event('scroll'));
  };
  return { slides, scrollTo };
}

/** Resolves once Swiper has been loaded, which takes a task of its own. */
async function swiperLoads() {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  startSwiper.mockImplementation((_viewport, { index }: SwiperMoverOptions) => ({ index, goTo: () => {} }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  startSwiper.mockReset();
});

it('Swiper starts once it is loaded, at the slide in view', async () => {
  const { slides } = carousel(5);
  slides.update();
  await swiperLoads();
  expect(startSwiper).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ index: 0 }));
});

it('Swiper, if loaded after a press, waits for the scroll that the press began, even if no event has shown it yet', async () => {
  const { slides, scrollTo } = carousel(5);
  slides.update();
  slides.mover.goTo(2);
  await swiperLoads();
  expect(startSwiper).not.toHaveBeenCalled();
  scrollTo(2);
  vi.runAllTimers();
  expect(startSwiper).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ index: 2 }));
});
