import type { Analytics } from '../../compiled';
import { start as gtag } from './gtag';
import { start as plausible } from './plausible';
import { start as umami } from './umami';

/** Together they are less than half a kilobyte, which only a site with analytics loads: one each would be a request more. */
const adapters: Readonly<Record<Analytics['adapter'], (element: HTMLElement) => void>> = {
  gtag,
  plausible,
  umami,
};

/** From now on `gtag` reports views, whatever the service is. The element names the adapter. */
export const startAnalytics = (element: HTMLElement) =>
  adapters[element.dataset.adapter as Analytics['adapter']](element);
