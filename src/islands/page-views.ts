declare global {
  interface Window {
    /** Google's tag: defined by renderer/analytics.ts, or by the host of the site. */
    gtag?: (...call: unknown[]) => void;
  }
}

/** Views from before there was a tag. */
const waiting: string[] = [];

/** Reports the address that is shown to the analytics (spec 000, section 7), as soon as there are any. */
export function reportPageView(): void {
  waiting.push(location.pathname + location.search);
  sendPageViews();
}

/** Sends what was not reported yet to the tag, if there is one. */
export function sendPageViews(): void {
  for (const page_path of window.gtag ? waiting.splice(0) : [])
    window.gtag?.('event', 'page_view', { page_path });
}
