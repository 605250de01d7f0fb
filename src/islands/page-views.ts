declare global {
  interface Window {
    /** Google's tag, or what passes its calls on to another service: of renderer/analytics, or of the host of the site. */
    gtag?: (...call: unknown[]) => void;
  }
}

/** A view, as Google's tag has it: its path and query. */
export interface PageView {
  page_path: string;
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
