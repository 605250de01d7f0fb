import type { PageView } from '../../islands/page-views';
import { addScript } from '../../islands/site-scripts';
import { whenSettled } from '../../islands/when-settled';

declare global {
  interface Window {
    umami?: { track: (describe: (view: object) => object) => void };
  }
}

/** Umami's script, which has no queue: umami.is/docs/tracker-functions. A view waits until it has come. */
export function start(element: HTMLElement): void {
  const loaded = new Promise((resolve) => {
    whenSettled(() => {
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
