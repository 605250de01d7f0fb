/** The image that browsers show in a tab. It is found by its name: no document refers to it. */
export const siteIcon = 'mark.svg';
