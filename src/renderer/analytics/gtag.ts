import { addScript } from '../../islands/site-scripts';
import { whenSettled } from '../../islands/when-settled';

declare global {
  interface Window {
    /** The calls of the tag, for its script to read. */
    dataLayer?: unknown[];
  }
}

/**
 * Google's tag as its own instructions start it, without the inline script that the page's policy forbids:
 * developers.google.com/tag-platform/gtagjs. Each view is reported by islands/page-views.ts, so the tag sends none by
 * itself. The element names its script and the account.
 */
export function start(element: HTMLElement): void {
  window.dataLayer ??= [];
  const { dataLayer } = window;
  function tag(..._arguments: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the script recognises a call by this object and ignores arrays
    dataLayer.push(arguments);
  }
  tag('js', new Date());
  tag('config', element.dataset.analytics, { send_page_view: false });
  window.gtag = tag;
  whenSettled(() => addScript(element));
}
