import { headerHeight, hideOnScroll } from './hide-on-scroll';

/**
 * Behaviour for the small screens of phones: the header hides while scrolling down, and the sticky call to action
 * appears.
 */
export function hydrate(): void {
  hideOnScroll();
  showCallToAction();
}

/**
 * Elements that hide the sticky call to action while they are in view: the first block, which has its own button, and
 * elements that it would cover: forms, and tools with a sticky result.
 */
const hidingElements = 'main > :first-child, [data-foot]';

/** Shows the sticky call to action, on pages that have one, while no hiding element is in view. */
function showCallToAction(): void {
  const bar = document.querySelector<HTMLElement>('[data-sticky-action]');
  if (!bar) return;
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      bar.dataset.stickyAction = inView.size === 0 ? 'shown' : 'hidden';
    },
    { rootMargin: `${-headerHeight()}px 0px 0px` }, // the header covers the top
  );
  for (const element of document.querySelectorAll(hidingElements)) observer.observe(element);
}
