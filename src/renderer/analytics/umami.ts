import type { PageView } from '../../islands/page-views';
import { addScript } from '../../islands/site-scripts';
import { whenIdle } from '../../islands/when-idle';

declare global {
  interface Window {
    umami?: { track: (describe: (view: object) => object) => void };
  }
}

/**
 * Starts Umami (umami.is/docs/tracker-functions), and passes it the page views that are reported to `window.gtag`. Its
 * script has no queue, so they wait until it has loaded.
 */
export function start(element: HTMLElement): void {
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
}
