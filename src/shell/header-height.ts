/** The height of the header in px, from its design token. */
export const headerHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-height'));
