import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import styles from './slider.module.css';

export interface EngineOptions {
  /** The slide to begin with, counted from 0. */
  index: number;
  /** How many slides are seen at once, as the style sheet lays them out: fewer than there are. */
  perView: number;
  count: number;
  effect: 'slide' | 'fade';
  onChange: (index: number) => void;
  /** The visitor's finger or mouse moves the slides. */
  onTake: () => void;
}

export interface SliderEngine {
  readonly perView: number;
  readonly index: number;
  previous(speed?: number): void;
  next(speed?: number): void;
  goTo(index: number, speed?: number): void;
  /** Brings a slide into view at once, without moving it in the document, since it may have the focus. */
  show(slide: Element): void;
  /** After a resize: the current slides stay in place, without a transition. */
  fit(): void;
  destroy(): void;
}

/**
 * Swiper over slides that the style sheet has laid out: it moves them and nothing else. It makes no copies for its
 * loop, but moves slides from one end of the list to the other, so that each is in the document once. Its core writes
 * neither styles nor HTML, which the site's policy would forbid; auto-play and the controls are ours.
 */
export function startEngine(viewport: HTMLElement, options: EngineOptions): SliderEngine {
  const { index, perView, count, effect, onChange, onTake } = options;
  let width = viewport.clientWidth;
  const swiper = new Swiper(viewport, {
    modules: effect === 'fade' ? [EffectFade] : [],
    effect,
    fadeEffect: { crossFade: true },
    wrapperClass: styles.track,
    slideClass: styles.slide,
    initialSlide: index,
    slidesPerView: perView,
    loop: true,
    loopPreventsSliding: false, // a press while the slides move counts like any other
    speed: 500, // spec 000, section 9
    threshold: 5, // spec 000, section 9
    lazyPreload: false,
    // Swiper's own answer to a resize, which it finds at every start, goes back to the slide of a frame before: what
    // was pressed or focused in between would be lost. `fit` does it in the frame itself.
    updateOnWindowResize: false,
    resizeObserver: false,
    on: {
      realIndexChange: ({ realIndex }) => onChange(realIndex),
      sliderFirstMove: onTake,
    },
  });
  return {
    perView,
    get index() {
      return swiper.realIndex;
    },
    previous: (at) => void swiper.slidePrev(at),
    next: (at) => void swiper.slideNext(at),
    // By steps, the shorter way around: Swiper's own slideToLoop waits for a frame, and a press in it goes astray.
    goTo(slide, at) {
      const ahead = (slide - swiper.realIndex + count) % count;
      const isBehind = ahead > count / 2;
      for (let steps = isBehind ? count - ahead : ahead; steps > 0; steps -= 1) {
        if (isBehind) swiper.slidePrev(at);
        else swiper.slideNext(at);
      }
    },
    show(slide) {
      const place = (swiper.slides as readonly Element[]).indexOf(slide);
      const first = swiper.activeIndex;
      viewport.scrollLeft = 0; // the browser has scrolled to what is focused
      if (place < 0 || (place >= first && place < first + perView)) return;
      swiper.slideTo(place < first ? place : place - perView + 1, 0);
    },
    fit() {
      if (viewport.clientWidth === width) return; // an update would end a move that is under way
      width = viewport.clientWidth;
      swiper.update();
    },
    destroy: () => void swiper.destroy(),
  };
}
