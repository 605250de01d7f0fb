/**
 * Workarounds for browsers without `::details-content` (Chrome before 131, Firefox before 143, Safari before 18.4),
 * which include those without popovers.
 */
if (!('popover' in document.documentElement)) void import('./popovers');

/** Opens details elements for printing. Those with a `name` are left alone, because only one of a group can be open. */
let opened: readonly HTMLDetailsElement[] = [];
addEventListener('beforeprint', () => {
  opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open]):not([name])')];
  for (const details of opened) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of opened) details.open = false;
  opened = [];
});

/** Makes this file a module. */
export {};
