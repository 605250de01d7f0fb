declare global {
  interface Window {
    /** Google's tag, or a compatible function from renderer/analytics or the site's host. */
    gtag?: (...call: unknown[]) => void;
  }
}

/** A page view as Google's tag expects it: path and query. */
export interface PageView {
  page_path: string;
}

/** Page views from before the tag was loaded. */
const waiting: string[] = [];

/** Reports a view of the current URL to analytics, as soon as their script has loaded (spec 000, section 7). */
export function reportPageView(): void {
  waiting.push(location.pathname + location.search);
  sendPageViews();
}

/** Sends the waiting page views to the tag, if there is one. */
export function sendPageViews(): void {
  for (const page_path of window.gtag ? waiting.splice(0) : [])
    window.gtag?.('event', 'page_view', { page_path });
}
