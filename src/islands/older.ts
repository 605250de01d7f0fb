/**
 * What browsers lack that do not know `::details-content` (Chrome before 131, Firefox before 143, Safari before 18.4).
 * Those without popovers are among them.
 */
if (!('popover' in document.documentElement)) void import('./popovers');

/** Paper cannot be opened. Of those with a name one is open at a time, on paper too. */
let opened: readonly HTMLDetailsElement[] = [];
addEventListener('beforeprint', () => {
  opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open]):not([name])')];
  for (const details of opened) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of opened) details.open = false;
  opened = [];
});

/** A module, which is fetched only where it is needed. */
export {};
