/**
 * Workarounds for browsers without `::details-content` (Chrome before 131, Firefox before 143, Safari before 18.4),
 * which include those without popovers.
 */
if (!('popover' in document.documentElement)) void import('./popovers');

/** The details elements that were opened for printing. In other browsers style sheets show their content. */
let opened: readonly HTMLDetailsElement[] = [];
addEventListener('beforeprint', () => {
  // Without those that have a `name`, because only one of a group can be open.
  opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open]):not([name])')];
  for (const details of opened) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of opened) details.open = false;
  opened = [];
});

/** Makes this file a module. */
export {};
