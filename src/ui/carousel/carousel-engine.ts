import Swiper from 'swiper';
import type { SwiperModule } from 'swiper/types';
import { prefersReducedMotion } from '../reduced-motion';
import { slideWidth } from './carousel-layout';
import type { Mover, MoverOptions } from './carousel-mover';

export interface EngineOptions extends MoverOptions {
  /** How many slides are in view at once, as the style sheet lays them out, with a part of the next: fewer than there are. */
  perView: number;
  /** For an effect that not every carousel has. */
  modules: SwiperModule[];
}

/**
 * Swiper over slides that the style sheet has laid out: it moves them and nothing else. It makes no copies for its
 * loop, but moves slides from one end of the list to the other, so that each is in the document once. Its core writes
 * neither styles nor HTML, which the site's policy would forbid; auto-play and the controls are ours.
 */
export function startEngine(viewport: HTMLElement, options: EngineOptions): Mover {
  const { index, perView, modules, count, onIndex, onTake } = options;
  const { effect } = viewport.dataset;
  const whole = Math.floor(perView);
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
    loopPreventsSliding: false, // a press while the slides move counts like any other
    speed: 500, // spec 000, section 9
    threshold: 5, // spec 000, section 9
    lazyPreload: false,
    // Swiper's own answer to a resize, which it finds at every start, goes back to the slide of a frame before: what
    // was pressed or focused in between would be lost. `fit` does it in the frame itself.
    updateOnWindowResize: false,
    resizeObserver: false,
    on: {
      realIndexChange: ({ realIndex }) => onIndex(realIndex),
      sliderFirstMove: onTake,
    },
  });

  // By steps: Swiper's own slideToLoop waits for a frame, and a press in it goes astray.
  const goTo = (slide: number, way?: 1 | -1, speed = prefersReducedMotion() ? 0 : undefined) => {
    const ahead = (slide - swiper.realIndex + count) % count;
    const isBack = way ? way < 0 : ahead > count / 2;
    for (let steps = isBack ? (count - ahead) % count : ahead; steps > 0; steps -= 1) {
      if (isBack) swiper.slidePrev(speed);
      else swiper.slideNext(speed);
    }
  };

  /** A focused slide comes into view at once, without moving in the document: it would lose the focus. */
  const onFocus = ({ target }: FocusEvent) => {
    const slide = target instanceof Element && target.closest(`.${slideClass}`);
    const place = (swiper.slides as readonly unknown[]).indexOf(slide);
    const first = swiper.activeIndex;
    viewport.scrollLeft = 0; // the browser has scrolled to what is focused
    if (place < 0 || (place >= first && place < first + whole)) return;
    swiper.slideTo(place < first ? place : place - whole + 1, 0);
  };
  /** Find-in-page or a screen reader has scrolled what no longer scrolls: the slides go there instead. */
  const onScroll = () => {
    if (viewport.scrollLeft === 0) return;
    const slides = Math.ceil(viewport.scrollLeft / slideWidth(viewport));
    viewport.scrollLeft = 0;
    onTake();
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
    fit() {
      if (viewport.clientWidth === width) return; // an update would end a move that is under way
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
