import type { Analytics } from '../compiled';
import { addScript } from './site-scripts';

declare global {
  interface Window {
    /** The calls of the tag, for its script to read. */
    dataLayer?: unknown[];
    /** Google's tag: defined here, or by the host of the site. */
    gtag?: (...call: unknown[]) => void;
  }
}

/**
 * Google's tag as its own instructions start it, without the inline script that the page's policy forbids:
 * developers.google.com/tag-platform/gtagjs. Each view is reported by page-views.ts, so the tag sends none by itself.
 */
export function startAnalytics({ script, account }: Analytics): void {
  window.dataLayer ??= [];
  const { dataLayer } = window;
  function tag(..._arguments: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the script recognises a call by this object and ignores arrays
    dataLayer.push(arguments);
  }
  tag('js', new Date());
  tag('config', account, { send_page_view: false });
  window.gtag = tag;
  whenIdle(() => addScript(script));
}

/** The tag waits for idle time no longer than this, ms: Chromium sometimes forgets an idle callback while nothing happens. */
const timeout = 5000;

/** After everything that the page itself needs. Safari has no requestIdleCallback, so it waits for the load event. */
function whenIdle(task: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(task, { timeout }) : task());
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
