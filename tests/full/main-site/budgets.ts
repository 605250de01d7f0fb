/** The most that a page may weigh before it is scrolled, compressed, in bytes; the video of `/` is not counted. */
export const budgetOf = (route: string) => (route === '/' ? 300_000 : 250_000);

/** Pages that are weighed in Chromium, since all their files together may exceed the budget. */
export const weighed: readonly string[] = [
  ...['/', '/about', '/contact', '/india-office', '/australia-office', '/philippine-office'],
  ...['/study-newzealand', '/university-partnerships', '/cost-calculator'],
];
