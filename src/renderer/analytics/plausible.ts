import type { PageView } from '../../islands/page-views';
import { addScript } from '../../islands/site-scripts';
import { whenSettled } from '../../islands/when-settled';

interface Plausible {
  (event: 'pageview', options: { u: string }): void;
  /** Calls from before the script arrived, which it makes up for. */
  q?: unknown[];
}

declare global {
  interface Window {
    plausible?: Plausible;
  }
}

/** Plausible's manual script: plausible.io/docs/custom-locations. It reads its domain from its own element. */
export function start(element: HTMLElement): void {
  const queue: unknown[] = [];
  window.plausible ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue });
  whenSettled(() => addScript(element, { 'data-domain': element.dataset.analytics }));
  window.gtag = (_event, _name, view) =>
    window.plausible?.('pageview', { u: location.origin + (view as PageView).page_path });
}
