/** `[saudade](lang:pt)` marks words in another language, in the notation of links: the tag is in place of the target. */
const mark = /^lang:([a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?)$/;

/** The language that a target names; undefined for any other target. */
export const languageIn = (target: string): string | undefined => mark.exec(target)?.[1];
