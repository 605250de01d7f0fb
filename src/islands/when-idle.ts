/** Runs a task once the page is shown, which may never happen if it is prerendered. */
export function whenActivated(task: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', task);
  else task();
}

/**
 * Runs a task once the page has loaded and is idle. Safari lacks `requestIdleCallback`, and Chromium may delay it
 * indefinitely on an inactive page, hence the timeout of two seconds. In Safari it runs 200 ms after the load.
 */
export function whenIdle(task: () => void): void {
  const schedule = () =>
    'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 2000 }) : setTimeout(task, 200);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule);
}
