import Swiper from 'swiper';
import type { SwiperModule } from 'swiper/types';
import { prefersReducedMotion } from '../reduced-motion';
import { slideWidth } from './carousel-layout';
import type { Mover, MoverOptions } from './carousel-mover';

/** What Swiper needs besides what every mover needs. */
export interface SwiperMoverOptions extends MoverOptions {
  /**
   * Number of slides in view, including the visible part of the next, by the style sheet. It is less than the total.
   */
  perView: number;
  /** Swiper modules for additional effects. */
  modules: SwiperModule[];
}

/**
 * Starts Swiper on slides that CSS has laid out. Swiper only moves them. For its loop it moves slides from one end of
 * the list to the other instead of duplicating them, so that each is in the document once. Only Swiper's core is used,
 * which adds no styles or HTML that the content security policy would forbid; auto-play and controls are our own.
 */
export function startSwiper(viewport: HTMLElement, options: SwiperMoverOptions): Mover {
  const { index, perView, modules, count, onIndex, onVisitorMove } = options;
  const { effect } = viewport.dataset;
  /** The number of slides that are wholly in view. */
  const fullSlides = Math.floor(perView);
  const track = viewport.firstElementChild as HTMLElement;
  const slideClass = track.firstElementChild?.className;
  let width = viewport.clientWidth;
  const swiper = new Swiper(viewport, {
    modules,
    effect,
    fadeEffect: { crossFade: true },
    wrapperClass: track.className,
    slideClass,
    initialSlide: index,
    slidesPerView: perView,
    loop: true,
    loopPreventsSliding: false, // a press during a transition counts
    speed: 500, // duration of a transition in ms (spec 000, section 9)
    threshold: 5, // distance in px from which a touch counts as a swipe (spec 000, section 9)
    lazyPreload: false,
    // Swiper handles a resize in the next frame, and then returns to the slide that was current before, which loses any
    // press or focus in between. `adaptToWidth` handles it synchronously.
    updateOnWindowResize: false,
    resizeObserver: false,
    on: {
      realIndexChange: ({ realIndex }) => onIndex(realIndex),
      sliderFirstMove: onVisitorMove,
    },
  });

  // In single steps, because Swiper's `slideToLoop` waits for a frame, in which a press would be lost.
  const goTo = (slide: number, direction?: 1 | -1, speed = prefersReducedMotion() ? 0 : undefined) => {
    const ahead = (slide - swiper.realIndex + count) % count;
    const isBack = direction ? direction < 0 : ahead > count / 2;
    for (let steps = isBack ? (count - ahead) % count : ahead; steps > 0; steps -= 1) {
      if (isBack) swiper.slidePrev(speed);
      else swiper.slideNext(speed);
    }
  };

  /** Brings a focused slide into view without moving it in the document, which would lose the focus. */
  const onFocus = ({ target }: FocusEvent) => {
    const slide = target instanceof Element && target.closest(`.${slideClass}`);
    const slideIndex = (swiper.slides as readonly unknown[]).indexOf(slide);
    const first = swiper.activeIndex; // in the order of the document, unlike `realIndex`
    viewport.scrollLeft = 0; // undo the browser's scrolling to the focused element
    if (slideIndex < 0 || (slideIndex >= first && slideIndex < first + fullSlides)) return;
    swiper.slideTo(slideIndex < first ? slideIndex : slideIndex - fullSlides + 1, 0);
  };
  /** Find-in-page or a screen reader has scrolled the viewport: move the slides there instead. */
  const onScroll = () => {
    if (viewport.scrollLeft === 0) return;
    const slides = Math.ceil(viewport.scrollLeft / slideWidth(viewport));
    viewport.scrollLeft = 0;
    onVisitorMove();
    goTo((swiper.realIndex + slides) % count, 1, 0);
  };
  viewport.addEventListener('focusin', onFocus);
  viewport.addEventListener('scroll', onScroll, { passive: true });

  return {
    get index() {
      return swiper.realIndex;
    },
    last: count - 1,
    goTo,
    adaptToWidth() {
      if (viewport.clientWidth === width) return; // an update would stop a running transition
      width = viewport.clientWidth;
      swiper.update();
    },
    destroy() {
      viewport.removeEventListener('focusin', onFocus);
      viewport.removeEventListener('scroll', onScroll);
      swiper.destroy();
    },
  };
}
