/** In px. Fixed by the specification (spec 000), so it is a token. */
export const headerHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-height'));
