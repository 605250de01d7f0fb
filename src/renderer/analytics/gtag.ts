import { addScript } from '../../islands/site-scripts';
import { whenIdle } from '../../islands/when-idle';

declare global {
  interface Window {
    /** The queue of calls for Google's script. */
    dataLayer?: unknown[];
  }
}

/**
 * Starts Google's tag as documented, but without the inline script that our CSP forbids:
 * developers.google.com/tag-platform/gtagjs. Automatic page views are off, because islands/page-views.ts reports them.
 * The element names the script and the account.
 */
export function start(element: HTMLElement): void {
  window.dataLayer ??= [];
  const { dataLayer } = window;
  function tag(..._arguments: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the script recognises calls by the arguments object and ignores arrays
    dataLayer.push(arguments);
  }
  tag('js', new Date());
  tag('config', element.dataset.analytics, { send_page_view: false });
  window.gtag = tag;
  whenIdle(() => addScript(element));
}
