import { isScrolledTo, slidesInView, slideWidth } from './carousel-layout';
import type { Mover, MoverOptions } from './carousel-mover';
import { startScroller } from './carousel-scroller';
import type { SwiperMoverOptions } from './carousel-swiper';
import { slideAt } from './carousel-width';

/** Debounce time in ms before the carousel adapts to a new window width (spec 000, section 9). */
const resizeDebounce = 50;

/** Delay in ms after a touch or scroll before Swiper starts. */
const restDelay = 300;

/** Starts Swiper with the effects of the carousel. */
type StartSwiper = (viewport: HTMLElement, options: Omit<SwiperMoverOptions, 'modules'>) => Mover;

/** What moves the slides: the browser by scrolling, Swiper, or nothing because all are in view. */
type MovedBy = 'browser' | 'swiper' | 'nothing';

interface EnhancementOptions extends Omit<MoverOptions, 'index'> {
  /** Called when what moves the slides has been replaced, or Swiper started again for another number of slides. */
  onMoverChange: () => void;
}

/**
 * Decides what moves the slides, and loads Swiper if they do not fit. Swiper starts at the current slide, but never
 * during a touch or scroll (it would react to that, too), before a requested scroll has ended, or while a slide has the
 * focus. If it cannot be loaded, the slides stay a scrollable list. Returns what moves the slides now, and `update`,
 * which decides again.
 */
export function enhance(viewport: HTMLElement, options: EnhancementOptions) {
  const { count, onIndex, onVisitorMove, onMoverChange } = options;
  const optionsAt = (index: number): MoverOptions => ({ index, count, onIndex, onVisitorMove });
  const firstInView = () => slideAt(viewport.scrollLeft, slideWidth(viewport), count);
  /** Whether a finger or the mouse button is down on the slides. */
  let isHeld = false;
  /** Whether the slides are neither touched, focused nor scrolling, even if the scroll began before this script ran. */
  const isAtRest = () =>
    !isHeld &&
    !viewport.contains(document.activeElement) &&
    isScrolledTo(viewport, Math.min(mover.index, count - slidesInView(viewport)) * slideWidth(viewport));
  let mover: Mover = startScroller(viewport, optionsAt(firstInView()));
  let movedBy: MovedBy = 'browser';
  /** The number of slides in view for which Swiper was started. */
  let startedPerView = 0;
  let startLoadedSwiper: StartSwiper | undefined;
  /** Whether loading Swiper has begun. */
  let isRequested = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    const inView = slidesInView(viewport);
    if (count <= inView) switchToScroller('nothing');
    else if (!startLoadedSwiper) {
      switchToScroller('browser');
      loadSwiper();
    } else if (movedBy !== 'swiper') {
      switchToScroller('browser');
      if (isAtRest()) switchToSwiper(startLoadedSwiper, inView);
    } else if (inView !== startedPerView) switchToSwiper(startLoadedSwiper, inView);
  }

  function switchToSwiper(startSwiper: StartSwiper, inView: number): void {
    const { index } = mover;
    // Swiper starts where the slides are, and then moves on to the one that was asked for.
    const first = movedBy === 'browser' ? firstInView() : index;
    mover.destroy();
    startedPerView = inView;
    viewport.scrollLeft = 0; // first, because after the attribute is set it would force a layout
    viewport.dataset.engaged = ''; // stops native scrolling (carousel.module.css)
    mover = startSwiper(viewport, { ...optionsAt(first), perView: inView });
    movedBy = 'swiper';
    mover.goTo(index);
    onMoverChange();
  }

  /** Also for slides that are all in view, of which the scroller moves none. */
  function switchToScroller(next: 'browser' | 'nothing'): void {
    if (movedBy === next) return;
    const { index } = mover;
    mover.destroy();
    delete viewport.dataset.engaged;
    mover = startScroller(viewport, optionsAt(index));
    movedBy = next;
    onMoverChange();
  }

  function loadSwiper(): void {
    if (isRequested) return;
    isRequested = true;
    const fades = viewport.dataset.effect === 'fade';
    Promise.all([import('./carousel-swiper'), fades ? import('./carousel-fade') : { fadeModules: [] }]).then(
      ([{ startSwiper }, { fadeModules }]) =>
        inNextTask(() => {
          startLoadedSwiper = (moved, options) => startSwiper(moved, { ...options, modules: fadeModules });
          if (timer === undefined) update(); // otherwise it starts when the timer ends
        }),
      () => {}, // without Swiper the slides stay a scrollable list
    );
  }

  const updateAfter = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      update();
    }, delay);
  };
  const updateAfterRest = () => {
    if (movedBy === 'browser') updateAfter(restDelay);
  };
  const setHeld = (value: boolean) => () => {
    isHeld = value;
    updateAfterRest();
  };
  const listen = (target: EventTarget, types: readonly string[], listener: () => void) => {
    for (const type of types) target.addEventListener(type, listener, { passive: true });
  };
  listen(viewport, ['touchstart', 'touchmove', 'mousedown'], setHeld(true));
  listen(window, ['touchend', 'touchcancel', 'mouseup'], setHeld(false));
  listen(viewport, ['scroll', 'focusout'], updateAfterRest);

  // The observer fires once initially, possibly after the first resize.
  let width = viewport.clientWidth;
  new ResizeObserver(() => {
    if (viewport.clientWidth === width) return;
    width = viewport.clientWidth;
    mover.adaptToWidth();
    updateAfter(resizeDebounce);
  }).observe(viewport);

  return {
    get mover() {
      return mover;
    },
    get movedBy() {
      return movedBy;
    },
    update,
  };
}

/** Runs in a separate task, because loading and starting Swiper together would block the main thread too long. */
function inNextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = run;
  port2.postMessage(undefined);
}
