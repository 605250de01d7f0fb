/** `[€450](fact:prices.course)` is a figure and the fact that it is, in the notation of links. Only the compiler writes it. */
const scheme = 'fact:';

/** A figure in a text together with its fact. */
export const linkToFact = (figure: string, name: string): string => `[${figure}](${scheme}${name})`;

/** The fact that a target names; undefined for any other target. */
export const factIn = (target: string): string | undefined =>
  target.startsWith(scheme) ? target.slice(scheme.length) : undefined;
