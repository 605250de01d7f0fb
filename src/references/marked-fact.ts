/**
 * `[€450](fact:prices.course)` marks a figure with its fact, in link syntax. Only the compiler writes it, never an
 * author.
 */
const scheme = 'fact:';

/** Marks a figure in a text with its fact. */
export const linkToFact = (figure: string, name: string): string => `[${figure}](${scheme}${name})`;

/** The fact name in a link target; undefined for other targets. */
export const factIn = (target: string): string | undefined =>
  target.startsWith(scheme) ? target.slice(scheme.length) : undefined;
