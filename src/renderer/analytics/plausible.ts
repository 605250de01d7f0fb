import type { PageView } from '../../islands/page-views';
import { addScript } from '../../islands/site-scripts';
import { whenIdle } from '../../islands/when-idle';

interface Plausible {
  (event: 'pageview', options: { u: string }): void;
  /** The queue for calls before the script has loaded. */
  q?: unknown[];
}

declare global {
  interface Window {
    plausible?: Plausible;
  }
}

/**
 * Starts Plausible's manual script (plausible.io/docs/custom-locations), which reads the site's domain from its script
 * element. It gets the page views that are reported to `window.gtag`.
 */
export function start(element: HTMLElement): void {
  const queue: unknown[] = [];
  window.plausible ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue });
  whenIdle(() => addScript(element, { 'data-domain': element.dataset.analytics }));
  window.gtag = (_event, _name, view) =>
    window.plausible?.('pageview', { u: location.origin + (view as PageView).page_path });
}
