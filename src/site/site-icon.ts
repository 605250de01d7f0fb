/** The picture that browsers show in a tab; it is known by its name, no document names it. */
export const siteIcon = 'mark.svg';
