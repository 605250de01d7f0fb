import { hideOnScroll } from './hide-on-scroll';
import { showCallToAction } from './show-call-to-action';

/**
 * Behaviour for the small screens of phones: the header hides while scrolling down, and the sticky call to action
 * appears.
 */
export function hydrate(): void {
  hideOnScroll();
  showCallToAction();
}
