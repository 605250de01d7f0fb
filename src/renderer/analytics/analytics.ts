import type { Analytics } from '../../compiled';
import { start as gtag } from './gtag';
import { start as plausible } from './plausible';
import { start as umami } from './umami';

/**
 * All adapters are loaded at once, because together they are less than half a kilobyte, and only sites with analytics
 * load them.
 */
const adapters: Readonly<Record<Analytics['adapter'], (element: HTMLElement) => void>> = {
  gtag,
  plausible,
  umami,
};

/**
 * Defines `window.gtag`, to which `islands/page-views.ts` reports page views, for whichever service is configured. The
 * element names its adapter, and in `data-analytics` the site's account with it.
 */
export const startAnalytics = (element: HTMLElement) =>
  adapters[element.dataset.adapter as Analytics['adapter']](element);
