/** Does something once the page is shown: one that is rendered ahead may never be. */
export function whenShown(task: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', task, { once: true });
  else task();
}

/** The task waits for idle time no longer than this, ms: Chromium sometimes forgets who waits while nothing happens. */
const timeout = 2000;

/** Does something once the page has loaded and has nothing else to do. Safari has no `requestIdleCallback`. */
export function whenSettled(task: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(task, { timeout }) : setTimeout(task, 200);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
