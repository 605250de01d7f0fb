import { hideOnScroll } from './hide-on-scroll';

/** On a page that has no bar at its foot, whose script says the same. */
export const wake = hideOnScroll;
