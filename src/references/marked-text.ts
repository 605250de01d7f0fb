import type { Inline } from '../resolved';

/**
 * `[€450](fact:prices.course)` marks a figure with its fact, in link syntax. Only the compiler writes it, never an
 * author.
 */
const factScheme = 'fact:';

/** `[saudade](lang:pt)` marks text in another language, in link syntax with the language tag as the target. */
const languageTarget = /^lang:([a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?)$/;

/** Marks a figure in a text with its fact. */
export const linkToFact = (figure: string, name: string): string => `[${figure}](${factScheme}${name})`;

/** What a link in a text becomes if its target marks a language or a fact; undefined for other targets. */
export function markedText(target: string, children: readonly Inline[]): Inline | undefined {
  const language = languageTarget.exec(target)?.[1];
  if (language !== undefined) return { type: 'language', language, children };
  if (!target.startsWith(factScheme)) return undefined;
  return { type: 'fact', fact: target.slice(factScheme.length), children };
}
