declare global {
  interface Window {
    /** Google's tag, or a compatible function from renderer/analytics.ts or the site's host. */
    gtag?: (...call: unknown[]) => void;
  }
}

/** A page view as Google's tag expects it: path and query. */
export interface PageView {
  page_path: string;
}

/** The pages whose views have not been reported, because the tag has not loaded. */
const unreported: string[] = [];

/** Reports a view of the current URL to analytics, as soon as their script has loaded (spec 000, section 7). */
export function reportPageView(): void {
  unreported.push(location.pathname + location.search);
  sendPageViews();
}

/** Reports the views so far, if the tag has loaded. */
export function sendPageViews(): void {
  for (const page_path of window.gtag ? unreported.splice(0) : [])
    window.gtag?.('event', 'page_view', { page_path });
}
