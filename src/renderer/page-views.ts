import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

declare global {
  interface Window {
    /** Google's tag: defined by analytics.ts, or by the host of the site. */
    gtag?: (command: 'event', name: 'page_view', parameters: { page_path: string }) => void;
  }
}

/** Views from before the tag was loaded. */
const waiting: string[] = [];

/** Reports an address to the analytics (spec 000, section 7), as soon as there are any. */
export function reportPageView(address: string): void {
  waiting.push(address);
  sendPageViews();
}

/** Reports unreported views to the tag, if there is one. */
export function sendPageViews(): void {
  for (const address of window.gtag ? waiting.splice(0) : []) {
    window.gtag?.('event', 'page_view', { page_path: address });
  }
}

/** Where the browser is, as it is reported. */
export const currentAddress = () => window.location.pathname + window.location.search;

/** Reports every change of path or query. The first view is reported by the entry, which does not wait for React. */
export function usePageViews(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const reported = useRef(address);
  useEffect(() => {
    if (reported.current === address) return;
    reported.current = address;
    reportPageView(address);
  }, [address]);
}
