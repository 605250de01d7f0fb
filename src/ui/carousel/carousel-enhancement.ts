import type { EngineOptions } from './carousel-engine';
import { isScrolledTo, slidesInView, slideWidth } from './carousel-layout';
import type { Mover, MoverOptions } from './carousel-mover';
import { startScroller } from './carousel-scroller';
import { slideAt } from './carousel-width';

/** Spec 000, section 9. */
const resizeDebounce = 50;

/** How long after a touch or a scroll the engine waits before it starts, ms. */
const restTime = 300;

/** What moves the slides: the browser, Swiper, or nothing where all of them are in view. */
export type MovedBy = 'browser' | 'engine' | 'nothing';

interface EnhancementOptions extends Omit<MoverOptions, 'index'> {
  /** Something else moves the slides now. */
  onChange: () => void;
}

/**
 * Decides what moves the slides. Where they have to move, the engine is fetched; it starts at the slide that is in view:
 * never during a touch or a scroll, which would move it as well, nor before a scroll that a press has asked for, nor
 * while a slide has the focus. If it cannot be fetched, the slides stay a list that scrolls.
 */
export function enhance(viewport: HTMLElement, options: EnhancementOptions) {
  const { count, onIndex, onTake, onChange } = options;
  const startAt = (index: number): MoverOptions => ({ index, count, onIndex, onTake });
  const firstInView = () => slideAt(viewport.scrollLeft, slideWidth(viewport), count);
  let isHeld = false;
  /** Beside its slide it moves, or is about to, or is held by a finger that was there before the script. */
  const isAtRest = () =>
    !isHeld &&
    !viewport.contains(document.activeElement) &&
    isScrolledTo(viewport, Math.min(mover.index, count - slidesInView(viewport)) * slideWidth(viewport));
  let mover: Mover = startScroller(viewport, startAt(firstInView()));
  let movedBy: MovedBy = 'browser';
  /** For how many slides in view the engine runs. */
  let perView = 0;
  let start: ((viewport: HTMLElement, options: Omit<EngineOptions, 'modules'>) => Mover) | undefined;
  let isAskedFor = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    const fitting = slidesInView(viewport);
    if (count <= fitting) release('nothing');
    else if (!start) {
      release('browser');
      fetchEngine();
    } else if (movedBy !== 'engine') {
      release('browser');
      if (isAtRest()) engage(start, fitting);
    } else if (fitting !== perView) engage(start, fitting);
  }

  function engage(startMover: NonNullable<typeof start>, fitting: number): void {
    const { index } = mover;
    const first = movedBy === 'browser' ? firstInView() : index;
    mover.destroy();
    perView = fitting;
    viewport.scrollLeft = 0; // before the attribute, or it costs a layout
    viewport.dataset.engaged = '';
    mover = startMover(viewport, { ...startAt(first), perView });
    movedBy = 'engine';
    mover.goTo(index);
    onChange();
  }

  function release(next: 'browser' | 'nothing'): void {
    if (movedBy === next) return;
    const { index } = mover;
    mover.destroy();
    delete viewport.dataset.engaged;
    mover = startScroller(viewport, startAt(index));
    movedBy = next;
    onChange();
  }

  function fetchEngine(): void {
    if (isAskedFor) return;
    isAskedFor = true;
    const fades = viewport.dataset.effect === 'fade';
    Promise.all([import('./carousel-engine'), fades ? import('./carousel-fade') : { fade: [] }]).then(
      ([{ startEngine }, { fade }]) =>
        inNextTask(() => {
          start = (moved, options) => startEngine(moved, { ...options, modules: fade });
          if (timer === undefined) update(); // else it starts when what it waits for has passed
        }),
      () => {}, // without the engine the slides stay a list that scrolls
    );
  }

  const updateIn = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      update();
    }, delay);
  };
  const rest = () => {
    if (movedBy === 'browser') updateIn(restTime);
  };
  const hold = (value: boolean) => () => {
    isHeld = value;
    rest();
  };
  const listen = (target: EventTarget, types: readonly string[], listener: () => void) => {
    for (const type of types) target.addEventListener(type, listener, { passive: true });
  };
  listen(viewport, ['touchstart', 'touchmove', 'mousedown'], hold(true));
  listen(window, ['touchend', 'touchcancel', 'mouseup'], hold(false));
  listen(viewport, ['scroll', 'focusout'], rest);

  // Observing begins with a call, which may come after the first resize.
  let width = viewport.clientWidth;
  new ResizeObserver(() => {
    if (viewport.clientWidth === width) return;
    width = viewport.clientWidth;
    mover.fit();
    updateIn(resizeDebounce);
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

/** Between the two the browser can draw and answer: to read the engine and to start it would be a long task. */
function inNextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = run;
  port2.postMessage(undefined);
}
