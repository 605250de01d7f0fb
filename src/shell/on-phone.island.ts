import { hideOnScroll } from './hide-on-scroll';
import { showCallToAction } from './show-call-to-action';

/** The screen of a phone is small: its header leaves while somebody reads, and the call to action comes when it is of use. */
export function wake(): void {
  hideOnScroll();
  showCallToAction();
}
