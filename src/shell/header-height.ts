/** In px. Fixed by the specification, so it is a token. */
export const headerHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-height'));
