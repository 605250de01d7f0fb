import { hideOnScroll } from './hide-on-scroll';

/** Where the button is not needed or would cover something: the first block with its own button, forms, and fields whose
 * answer is at the foot of the screen itself. */
const hidingPlaces = 'main > :first-child, [data-block="enquiry-form"], [data-foot]';

export function wake(bar: HTMLElement): void {
  hideOnScroll();
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      bar.dataset.stickyAction = inView.size === 0 ? 'shown' : 'hidden';
    },
    { rootMargin: `${-headerHeight(bar)}px 0px 0px` },
  );
  for (const element of document.querySelectorAll(hidingPlaces)) observer.observe(element);
}

/** What lies below the header is not in view. */
const headerHeight = (element: HTMLElement) =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--header-height'));
