import { headerHeight } from './header-height';

/**
 * Where the call to action is not needed or would cover something: the first block, with its own button, and what is
 * marked: forms, and fields whose answer is at the foot of the screen itself.
 */
const hidingPlaces = 'main > :first-child, [data-foot]';

/** Shows the call to action at the foot of the screen, on a page that has one, while none of those places is in view. */
export function showCallToAction(): void {
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
    { rootMargin: `${-headerHeight()}px 0px 0px` }, // what lies below the header is not in view
  );
  for (const element of document.querySelectorAll(hidingPlaces)) observer.observe(element);
}
