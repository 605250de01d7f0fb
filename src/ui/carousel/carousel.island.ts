import { reducedMotionQuery } from '../reduced-motion';
import { createDisplay } from './carousel-display';
import { enhance } from './carousel-enhancement';
import { slideWidth } from './carousel-layout';
import { type CarouselAction, initialCarousel, reduceCarousel } from './carousel-state';
import { watchWaiting } from './carousel-waiting';

/** Makes the controls and auto-play of a carousel (carousel.tsx) work. */
export function hydrate(root: HTMLElement): void {
  const viewport = root.firstElementChild as HTMLElement;
  const track = viewport.firstElementChild as HTMLElement;
  const slideCount = track.children.length;
  if (root.dataset.copied !== undefined) addCopies(track); // a loop needs more slides than are in view
  const role = root.getAttribute('aria-roledescription') ?? '';
  const hasLinks = track.querySelector('a') !== null;
  const canHover = window.matchMedia('(hover: hover)').matches;
  const motion = window.matchMedia(reducedMotionQuery);

  const display = createDisplay(root);
  let state = initialCarousel;
  let isHovered = canHover && viewport.matches(':hover');
  let timer: ReturnType<typeof setInterval> | undefined;

  const waiting = watchWaiting(root, updateTimer);
  /**
   * Who moves the slides (`movedBy`: Swiper, the browser or nobody), and the object with which to move them (`mover`).
   */
  const slides = enhance(viewport, {
    count: track.children.length,
    onIndex: (index) => dispatch({ type: 'arrive', index }),
    onVisitorMove: () => dispatch({ type: 'pause' }),
    onMoverChange: updateSemantics,
  });

  function dispatch(action: CarouselAction): void {
    state = reduceCarousel(state, action, slides.mover.last);
    display(state);
    updateTimer();
  }

  function moveBy(action: CarouselAction, direction?: 1 | -1): void {
    dispatch(action);
    slides.mover.goTo(state.index, direction);
  }

  const step = (isBack: boolean) => (isBack ? moveBy({ type: 'previous' }, -1) : moveBy({ type: 'next' }, 1));

  /**
   * Starts or stops the timer, depending on the state and on whether it has to wait. With `data-hover="waits"` it also
   * waits under the pointer; with `pauses`, `hover` changes the state instead.
   */
  function updateTimer(): void {
    const isHeld = isHovered && root.dataset.hover === 'waits';
    const isRunning = state.autoPlay && slides.movedBy === 'swiper' && !waiting.isWaiting() && !isHeld;
    if (isRunning === (timer !== undefined)) return;
    root.toggleAttribute('data-running', isRunning);
    clearInterval(timer);
    timer = isRunning
      ? setInterval(() => moveBy({ type: 'tick' }, 1), Number(root.dataset.autoPlay))
      : undefined;
  }

  /**
   * Removes the carousel role if all slides are in view, and the tab stop if nothing moves the slides, or if Swiper
   * does and they have links, which can be focused instead.
   */
  function updateSemantics(): void {
    if (slides.movedBy === 'nothing') root.removeAttribute('aria-roledescription');
    else root.setAttribute('aria-roledescription', role);
    if (slides.movedBy === 'browser' || (slides.movedBy === 'swiper' && !hasLinks)) viewport.tabIndex = 0;
    else viewport.removeAttribute('tabindex');
    updateTimer();
  }

  /**
   * In a grid, whose cards do not move, the pointer still pauses and resumes auto-play (spec 001, section 4). That
   * changes what the button shows, and whether the cards play once they are a carousel.
   */
  function hover(isOver: boolean): void {
    isHovered = isOver;
    if (root.dataset.hover === 'pauses' && slides.movedBy === 'nothing' && !motion.matches)
      dispatch({ type: isOver ? 'pause' : 'play' });
    updateTimer();
  }

  function stopIfReducedMotion(): void {
    if (motion.matches) dispatch({ type: 'pause' }); // WCAG 2.3.3; the toggle can still start it
  }

  root.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-press]');
    if (!pressed) return;
    const { press } = pressed.dataset;
    if (press === 'previous' || press === 'next') step(press === 'previous');
    else if (press === 'toggle') {
      waiting.stopWaitingForKeyboard();
      dispatch({ type: 'toggle' });
    } else {
      const copyStart = state.index - (state.index % slideCount); // the view may be among the copies of the slides
      const dots = [...(pressed.parentElement?.children ?? [])];
      moveBy({ type: 'choose', index: copyStart + dots.indexOf(pressed) });
    }
  });
  viewport.addEventListener('keydown', (event) => {
    if (slides.movedBy !== 'swiper' || event.target !== viewport) return;
    const isBack = event.key === 'ArrowLeft';
    if (!isBack && event.key !== 'ArrowRight') return;
    step(isBack === slideWidth(viewport) > 0); // right to left, where it is negative, the left arrow leads forwards
  });
  // Touch also fires `pointerenter`, so the pointer type is checked.
  const hoverByMouse = ({ type, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') hover(type === 'pointerenter');
  };
  viewport.addEventListener('pointerenter', hoverByMouse);
  viewport.addEventListener('pointerleave', hoverByMouse);
  motion.addEventListener('change', stopIfReducedMotion);

  // The slides may have been scrolled before hydration, or still be scrolling after a press (islands/scroll-slides.ts).
  const { slide: requested } = root.dataset;
  delete root.dataset.slide;
  if (requested) moveBy({ type: 'choose', index: Number(requested) });
  else if (slides.mover.index > 0) dispatch({ type: 'choose', index: slides.mover.index });
  stopIfReducedMotion();
  slides.update();
  if (isHovered) hover(true);
}

/** Adds an inert copy of every slide, which screen readers, find-in-page and the Tab key skip. */
function addCopies(track: HTMLElement): void {
  for (const slide of [...track.children]) {
    const copy = slide.cloneNode(true) as HTMLElement;
    copy.dataset.copy = '';
    copy.setAttribute('aria-hidden', 'true');
    for (const content of copy.children as HTMLCollectionOf<HTMLElement>) {
      content.inert = true;
      delete content.dataset.item;
    }
    copy.addEventListener('click', () => slide.querySelector('a')?.click());
    track.append(copy);
  }
}
