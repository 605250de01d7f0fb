/** Does something once the page is shown: one that is rendered ahead may never be. */
export function whenShown(task: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', task);
  else task();
}

/**
 * Does something once the page has loaded and has nothing else to do. Safari has no `requestIdleCallback`; Chromium
 * sometimes forgets who waits while nothing happens, so nobody waits for longer than two seconds.
 */
export function whenSettled(task: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 2000 }) : setTimeout(task, 200);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
