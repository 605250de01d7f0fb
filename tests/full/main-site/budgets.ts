/** The most that a page may weigh before it is scrolled, in bytes as packed; the film is not counted. */
export const budgetOf = (route: string) => (route === '/' ? 300_000 : 250_000);

/** Pages that Chromium weighs: what all their files weigh does not show that what it asks for is within the budget. */
export const weighed: readonly string[] = [
  ...['/', '/about', '/contact', '/india-office', '/australia-office', '/philippine-office'],
  ...['/study-newzealand', '/university-partnerships', '/cost-calculator'],
];
