import type { Analytics } from '../compiled';
import type { PageView } from '../islands/page-views';
import { addScript } from '../islands/site-scripts';
import { whenIdle } from '../islands/when-idle';

declare global {
  interface Window {
    /** The queue of calls for Google's script. */
    dataLayer?: unknown[];
    plausible?: Plausible;
    umami?: { track: (describe: (view: object) => object) => void };
  }
}

interface Plausible {
  (event: 'pageview', options: { u: string }): void;
  /** The queue for calls before the script has loaded. */
  q?: unknown[];
}

/**
 * Each starts a service and defines `window.gtag`, to which `islands/page-views.ts` reports page views. The element
 * names the script, and in `data-analytics` the site's account.
 */
const adapters: Readonly<Record<Analytics['adapter'], (element: HTMLElement) => void>> = {
  /**
   * Google's tag as documented (developers.google.com/tag-platform/gtagjs), but without the inline script that our CSP
   * forbids, and without its automatic page views.
   */
  gtag(element) {
    window.dataLayer ??= [];
    const { dataLayer } = window;
    function tag(..._arguments: unknown[]): void {
      // biome-ignore lint/complexity/noArguments: the script recognises calls by the arguments object, ignores arrays
      dataLayer.push(arguments);
    }
    tag('js', new Date());
    tag('config', element.dataset.analytics, { send_page_view: false });
    window.gtag = tag;
    whenIdle(() => addScript(element));
  },

  /** Plausible's manual script (plausible.io/docs/custom-locations), which reads the site's domain from its element. */
  plausible(element) {
    const queue: unknown[] = [];
    window.plausible ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue });
    whenIdle(() => addScript(element, { 'data-domain': element.dataset.analytics }));
    window.gtag = (_event, _name, view) =>
      window.plausible?.('pageview', { u: location.origin + (view as PageView).page_path });
  },

  /** Umami (umami.is/docs/tracker-functions). Its script has no queue, so page views wait until it has loaded. */
  umami(element) {
    const loaded = new Promise((resolve) => {
      whenIdle(() => {
        const attributes = { 'data-website-id': element.dataset.analytics, 'data-auto-track': 'false' };
        addScript(element, attributes).addEventListener('load', resolve);
      });
    });
    window.gtag = async (_event, _name, view) => {
      const { page_path: url } = view as PageView;
      await loaded;
      window.umami?.track((described) => ({ ...described, url }));
    };
  },
};

/** Starts the service whose adapter the element names. */
export const startAnalytics = (element: HTMLElement) =>
  adapters[element.dataset.adapter as Analytics['adapter']](element);
