/** In px. It is fixed by the specification, and so in a token. */
export const headerHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-height'));
